/** What the tables of a page's sections consist of. */

/**
 * Groups follow each other in this order. Sections of `top` and `end` keep their order, and those of
 * `body` and `wide` can be moved within their group. `body` is beside the list of solutions, and
 * `wide` is below it, as wide as the page; a page without such a list has only `body`.
 */
export const GROUPS = ['top', 'body', 'wide', 'end'] as const;
export type Group = (typeof GROUPS)[number];

export interface PageSection<Id extends string = string> {
  /** The key of the section's copy, where it has its own. */
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
  <Id extends string>(id: Id, label: string, { isOptional = true, ...options }: Options = {}) =>
    ({ id, label, isOptional, isMovable: false, group, ...options }) satisfies PageSection<Id>;
const movable =
  <In extends Group>(group: In) =>
  <Id extends string>(id: Id, label: string, { isOptional = true, ...options }: Options = {}) =>
    ({ id, label, isOptional, isMovable: true, group, ...options }) satisfies PageSection<Id>;

export const top = fixed('top');
export const body = movable('body');
export const wide = movable('wide');
export const end = fixed('end');

/** For a section that the page needs. */
export const REQUIRED = { isOptional: false } as const;

export const HERO = top('hero', 'Top of the page', REQUIRED);
/** Label of the last section of most pages. */
export const CALL = 'Invitation to a meeting';
export const QUESTIONS = 'Questions and answers';

/** The last section of pages for clients; the default text is shared by all of them. */
export const MEETING = end('closing', CALL, { copy: 'labels.yaml' });
/** The links to the contact form and the calendar, which pages share. */
export const CONTACT = end('contact', 'Links to contact', { copy: 'labels.yaml' });
export const NEWSLETTER = end('newsletter', 'Newsletter', { copy: 'newsletter.yaml' });
