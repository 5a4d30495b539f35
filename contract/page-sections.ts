/**
 * The sections of the pages whose copy may list them: `sections` in `pages/home.yaml` and in the
 * files of the solutions. An id is the key of the section's copy, where it has its own.
 */

/**
 * Groups follow each other in this order. Sections of `top` and `end` keep their order, and those of
 * `body` and `wide` can be moved within their group. `body` is beside the list of solutions, and
 * `wide` is below it, as wide as the page.
 */
const GROUPS = ['top', 'body', 'wide', 'end'] as const;
type Group = (typeof GROUPS)[number];

export interface PageSection<Id extends string = string> {
  id: Id;
  /** For the console. */
  label: string;
  /** True if the page can do without it. */
  isOptional: boolean;
  /** True if it can be moved within its group. */
  isMovable: boolean;
  group: Group;
  /** Where its texts are, if not below its id: a path in the page's file, or another file. */
  copy?: string;
}

interface Options {
  isOptional?: boolean;
  copy?: string;
}

const fixed =
  <In extends Group>(group: In) =>
  <Id extends string>(id: Id, label: string, { isOptional = false, ...options }: Options = {}) =>
    ({ id, label, isOptional, isMovable: false, group, ...options }) satisfies PageSection<Id>;
const movable =
  <In extends Group>(group: In) =>
  <Id extends string>(id: Id, label: string, options: Pick<Options, 'copy'> = {}) =>
    ({ id, label, isOptional: true, isMovable: true, group, ...options }) satisfies PageSection<Id>;

const top = fixed('top');
const body = movable('body');
const wide = movable('wide');
const end = fixed('end');

const HERO = top('hero', 'Top of the page');
const CALL = 'Invitation to a meeting';

/** The sections around those that only one solution has. */
const SOLUTION_TOP = [HERO, top('intro', 'Introduction')];
const SOLUTION_END = [
  wide('sample', 'Sample of our work'),
  wide('questions', 'Questions and answers'),
  end('closing', CALL),
];

/** The sections of each page in their default order, by the name of its file in `pages/`. */
export const PAGE_SECTIONS = {
  home: [
    HERO,
    body('packages', 'Service packages'),
    body('why', 'Why we exist'),
    body('figures', 'What clients gain', { copy: 'why.figures' }),
    body('partners', 'Logos of partners', { copy: 'why.partners' }),
    body('cases', 'Customer stories'),
    body('voices', 'Testimonials'),
    body('meter', 'Impact meter', { copy: 'impact-meter.yaml' }),
    end('deRisk', CALL),
    end('newsletter', 'Newsletter', { isOptional: true, copy: 'newsletter.yaml' }),
  ],
  'design-my-app': [
    ...SOLUTION_TOP,
    body('steps', 'Steps'),
    body('benefits', 'Results'),
    ...SOLUTION_END,
  ],
  'roadmap-my-app': [
    ...SOLUTION_TOP,
    body('plan', 'Contents of the plan'),
    body('why', 'Reasons to choose us'),
    ...SOLUTION_END,
  ],
  'build-my-app': [
    ...SOLUTION_TOP,
    body('benefits', 'Benefits of an MVP'),
    body('services', 'Services'),
    ...SOLUTION_END,
  ],
  'staff-augmentation': [
    ...SOLUTION_TOP,
    body('roles', 'Roles'),
    body('prices', 'Prices'),
    body('calculator', 'Cost calculator'),
    body('profiles', 'Sample profiles'),
    body('why', 'Reasons to choose us'),
    body('leaving', 'If someone leaves'),
    body('badges', 'Verified badges'),
    ...SOLUTION_END,
  ],
  'review-my-app': [
    ...SOLUTION_TOP,
    top('drawing', 'Drawing', { isOptional: true }),
    body('reviews', 'What we review'),
    body('implementation', 'Implementation'),
    ...SOLUTION_END,
  ],
  'implement-identity-management': [
    ...SOLUTION_TOP,
    body('partner', 'Delivery partner'),
    body('phases', 'Phases'),
    body('features', 'Features'),
    body('impact', 'Social impact'),
    ...SOLUTION_END,
  ],
} satisfies Record<string, readonly PageSection[]>;

export type SectionedPage = keyof typeof PAGE_SECTIONS;
export type SectionId<Page extends SectionedPage = SectionedPage> =
  (typeof PAGE_SECTIONS)[Page][number]['id'];

export const isSectionedPage = (name: string): name is SectionedPage =>
  Object.hasOwn(PAGE_SECTIONS, name);

/**
 * The sections that a page shows, in their order.
 * @param list `sections` of the page's copy, if it has any
 */
export const sectionsOf = <Page extends SectionedPage>(
  page: Page,
  list?: readonly SectionId<Page>[],
): readonly SectionId<Page>[] => list ?? PAGE_SECTIONS[page].map(({ id }) => id);

/** The sections that a page leaves out. */
export function hiddenSections(page: SectionedPage, list?: readonly string[]): string[] {
  return PAGE_SECTIONS[page].map(({ id }) => id).filter((id) => list && !list.includes(id));
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
