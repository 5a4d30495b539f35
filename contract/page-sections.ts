/**
 * The sections of pages: which of them a page shows, and in which order. A page shows the sections
 * whose copy it has, in the order of `sections` in its file, or else in their default order.
 */
import { BUSINESS_SECTIONS } from './sections/business-sections.ts';
import { CAREER_SECTIONS } from './sections/career-sections.ts';
import { COMPANY_SECTIONS } from './sections/company-sections.ts';
import { GROUPS, type PageSection } from './sections/section.ts';
import { SOLUTION_SECTIONS } from './sections/solution-sections.ts';

export type { PageSection } from './sections/section.ts';

/**
 * The sections in their default order, by the name of the page's file in `pages/`. `*` is the name
 * of any file in a folder.
 */
export const PAGE_SECTIONS = {
  ...COMPANY_SECTIONS,
  ...BUSINESS_SECTIONS,
  ...CAREER_SECTIONS,
  'solutions/*': SOLUTION_SECTIONS,
} satisfies Record<string, readonly PageSection[]>;

export type SectionedPage = keyof typeof PAGE_SECTIONS;
export type SectionId<Page extends SectionedPage = SectionedPage> =
  (typeof PAGE_SECTIONS)[Page][number]['id'];

const isSectionedPage = (name: string): name is SectionedPage => Object.hasOwn(PAGE_SECTIONS, name);

/**
 * The page whose sections a file of copy has.
 * @param file path below the content folder; undefined is returned for any other file
 */
export function sectionedPageOf(file: string): SectionedPage | undefined {
  const [, name = ''] = /^pages\/(.+)\.yaml$/.exec(file) ?? [];
  const page = name.replace(/\/[^/]+$/, '/*');
  return isSectionedPage(page) ? page : undefined;
}

/** The copy of a page, with the list of its sections if it has one. */
export interface SectionedCopy<Page extends SectionedPage = SectionedPage> {
  sections?: readonly SectionId<Page>[] | undefined;
}

/** The sections that a page shows, in their order. */
export function sectionsOf<Page extends SectionedPage>(
  page: Page,
  copy: SectionedCopy<Page>,
): SectionId<Page>[] {
  const sections: readonly PageSection<SectionId<Page>>[] = PAGE_SECTIONS[page];
  const ids = copy.sections ?? sections.map(({ id }) => id);
  return ids.filter((id) =>
    hasCopy(
      sections.find((section) => section.id === id),
      copy,
    ),
  );
}

/** Where the texts of a section are. */
type SectionCopyPlace = Pick<PageSection, 'id' | 'isOptional'> & { copy?: string | undefined };

/** Tells if the page's file has the section's texts, or they are in another file. */
export function hasCopy(section: SectionCopyPlace | undefined, copy: object): boolean {
  if (!section) return false;
  const { id, isOptional, copy: path = id } = section;
  if (!isOptional || path.endsWith('.yaml')) return true;
  const value = path
    .split('.')
    .reduce<unknown>(
      (parent, key) => (parent as Record<string, unknown> | null | undefined)?.[key],
      copy,
    );
  return value !== undefined && value !== null;
}

/** The sections that a page leaves out. */
export function hiddenSections(page: SectionedPage, copy: object): string[] {
  const shown: readonly string[] = sectionsOf(page, copy);
  return PAGE_SECTIONS[page].map(({ id }) => id).filter((id) => !shown.includes(id));
}

export interface SectionMistake {
  /** Position in the list; undefined if a section is missing. */
  index?: number;
  message: string;
}

/**
 * Mistakes in a list of sections; none if the page can show it. The console can ask before it offers
 * a change.
 * @param ids sections of this page
 */
export function sectionMistakes(page: SectionedPage, ids: readonly string[]): SectionMistake[] {
  const sections: readonly PageSection[] = PAGE_SECTIONS[page];
  const missing = sections
    .filter(({ id, isOptional }) => !isOptional && !ids.includes(id))
    .map(({ id, label }) => ({
      message: `${id} (${label}) is missing, and the page needs it`,
    }));
  const misplaced = ids.flatMap((id, index) => {
    const message =
      ids.indexOf(id) < index ? `${id} occurs twice` : positionMistake(sections, ids, index);
    return message === undefined ? [] : [{ index, message }];
  });
  return [...missing, ...misplaced];
}

/** Sections that a list names and that have no texts. */
export function sectionsWithoutCopy(page: SectionedPage, copy: SectionedCopy): SectionMistake[] {
  const sections: readonly PageSection[] = PAGE_SECTIONS[page];
  return (copy.sections ?? []).flatMap((id, index) => {
    const section = sections.find((each) => each.id === id);
    if (!section || hasCopy(section, copy)) return [];
    const path = section.copy ?? id;
    return [{ index, message: `${id} has no texts: add ${path}, or leave it out of the list` }];
  });
}

function positionMistake(
  sections: readonly PageSection[],
  ids: readonly string[],
  index: number,
): string | undefined {
  const id = ids[index];
  const [first, last] = [sections[0]?.id, sections.at(-1)?.id];
  if (id === first) return index > 0 ? `${id} must be the first section` : undefined;
  const rank = rankOf(sections, id);
  const later = ids
    .slice(index + 1)
    .findLast((other) => other !== first && rankOf(sections, other) < rank);
  if (later === undefined) return undefined;
  return id === last ? `${id} must be the last section` : `${id} must come after ${later}`;
}

/** Sections are in ascending order of their ranks. */
function rankOf(sections: readonly PageSection[], id: string | undefined): number {
  const index = sections.findIndex((section) => section.id === id);
  const { group = 'body', isMovable = true } = sections[index] ?? {};
  return GROUPS.indexOf(group) * sections.length + (isMovable ? 0 : index);
}
