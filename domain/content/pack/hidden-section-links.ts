/** Finds links to a section that its page leaves out. */
import { IMPACT_METER_ID } from '#contract/impact.ts';
import { hiddenSections, sectionedPageOf } from '#contract/page-sections.ts';
import type { Site } from '#contract/site.ts';
import { pathOf } from '#domain/content/entries/index.ts';
import type { ContentProblem, PackSource } from '#domain/content/pack-files/index.ts';
import { textsIn } from './copy-check.ts';
import type { PackLink } from './pack-folder.ts';
import { atField } from './yaml-lines.ts';

/** A URL path with a fragment. */
const TO_SECTION = /^(?<page>\/[\w/-]*)(?:\?[^#]*)?#(?<id>\S+)$/;

/** Ids of elements that differ from the ids of their sections. */
const SECTIONS_BY_ELEMENT: Readonly<Record<string, string>> = { [IMPACT_METER_ID]: 'meter' };

/** A page whose sections can be left out. */
interface SectionedFile {
  file: string;
  hidden: readonly string[];
  /** Id of its sample, which the pack chooses. */
  sampleId: string | undefined;
}

/**
 * @param links links in texts
 * @param copies copy by path below the content folder; undefined for an invalid file
 */
export function hiddenSectionLinks(
  source: PackSource,
  links: readonly PackLink[],
  copies: ReadonlyMap<string, unknown>,
): ContentProblem[] {
  const pages = sectionedFiles(copies);
  const inTexts = links.flatMap(({ href, ...position }) => {
    const message = hiddenMessage(href, pages);
    return message ? [{ ...position, message }] : [];
  });
  const inCopy = [...copies].flatMap(([file, copy]) =>
    textsIn(copy).flatMap(({ path, text }) => {
      const message = hiddenMessage(text, pages);
      return message ? [atField(source, { file, path, message })] : [];
    }),
  );
  return [...inTexts, ...inCopy];
}

/** By URL path. */
function sectionedFiles(copies: ReadonlyMap<string, unknown>): Map<string, SectionedFile> {
  const site = copies.get('site.yaml') as Site | undefined;
  return new Map(
    [...copies].flatMap(([file, copy]): [string, SectionedFile][] => {
      const page = sectionedPageOf(file);
      const path = page && site ? pathOf(file, site) : null;
      if (!page || !path || !copy) return [];
      const { sample } = copy as { sample?: { id: string } };
      return [[path, { file, hidden: hiddenSections(page, copy), sampleId: sample?.id }]];
    }),
  );
}

function hiddenMessage(
  href: string,
  pages: ReadonlyMap<string, SectionedFile>,
): string | undefined {
  const { page = '', id = '' } = TO_SECTION.exec(href)?.groups ?? {};
  const target = pages.get(page);
  if (id === '' || !target) return undefined;
  const section = id === target.sampleId ? 'sample' : (SECTIONS_BY_ELEMENT[id] ?? id);
  if (!target.hidden.includes(section)) return undefined;
  return `leads to the section ${section}, which ${target.file} leaves out`;
}
