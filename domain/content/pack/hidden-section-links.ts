/** Finds links to a section that its page leaves out. */
import { IMPACT_METER_ID } from '#contract/impact.ts';
import { hiddenSections, isSectionedPage } from '#contract/page-sections.ts';
import type { ContentProblem, PackSource } from '#domain/content/pack-files/index.ts';
import { textsIn } from './copy-check.ts';
import type { PackLink } from './pack-folder.ts';
import { atField } from './yaml-lines.ts';

/** A URL path with a fragment. */
const TO_SECTION = /^\/(?<page>[\w-]*)(?:\?[^#]*)?#(?<id>\S+)$/;

/** Ids of elements that differ from the ids of their sections. */
const SECTIONS_BY_ELEMENT: Readonly<Record<string, string>> = { [IMPACT_METER_ID]: 'meter' };

interface PageCopy {
  sections?: string[];
  /** Its element has an id that the pack chooses. */
  sample?: { id: string };
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
  const inTexts = links.flatMap(({ href, ...position }) => {
    const message = hiddenMessage(href, copies);
    return message ? [{ ...position, message }] : [];
  });
  const inCopy = [...copies].flatMap(([file, copy]) =>
    textsIn(copy).flatMap(({ path, text }) => {
      const message = hiddenMessage(text, copies);
      return message ? [atField(source, { file, path, message })] : [];
    }),
  );
  return [...inTexts, ...inCopy];
}

function hiddenMessage(href: string, copies: ReadonlyMap<string, unknown>): string | undefined {
  const { page = '', id = '' } = TO_SECTION.exec(href)?.groups ?? {};
  const name = page === '' ? 'home' : page;
  if (id === '' || !isSectionedPage(name)) return undefined;
  const file = `pages/${name}.yaml`;
  const { sections, sample } = (copies.get(file) ?? {}) as PageCopy;
  const section = id === sample?.id ? 'sample' : (SECTIONS_BY_ELEMENT[id] ?? id);
  if (!hiddenSections(name, sections).includes(section)) return undefined;
  return `leads to the section ${section}, which ${file} leaves out`;
}
