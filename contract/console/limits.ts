/** Limits of the console, separate from the schemas so that its scripts do not load zod. */

/** Maximum characters, unless stated otherwise. */
export const CONSOLE_LIMITS = {
  name: 120,
  note: 10_000,
  tag: 40,
  tags: 20,
  viewName: 60,
  viewQuery: 1000,
  views: 50,
  search: 200,
  subject: 150,
  mail: 20_000,
  comment: 2000,
  /** Notes on one application. */
  notes: 200,
  /** Applications linked to one person. */
  samePerson: 50,
  reason: 60,
  /** Rows that one change may touch. */
  bulk: 200,
} as const;

/** How far ahead a mail may be scheduled, in milliseconds. */
export const MAX_SEND_DELAY = 60 * 86_400_000;
/** Milliseconds by which every mail is delayed, so that it can be canceled. */
export const UNDO_SEND_DELAY = 10_000;

/** Counting stops here, because `10,000+` is precise enough for readers. */
export const APPLICANT_COUNT_LIMIT = 10_000;

/** Unread items are counted up to here; the menu shows `99+`. */
export const UNREAD_COUNT_LIMIT = 100;

/** Characters of a password (NIST SP 800-63B: length counts, composition does not). */
export const PASSWORD = { least: 12, most: 200 } as const;

/** Milliseconds by which the closing date of a job may be extended. */
export const MAX_EXTENSION = 2 * 365 * 86_400_000;

/** Maximum pages rendered of a file; the rest are in the download. */
export const MAX_RENDERED_PAGES = 20;
