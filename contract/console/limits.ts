/** Limits of the desk, apart from the schemas: its scripts need no more than these. */

/** Characters. */
export const DESK_LIMITS = {
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
  /** Applications that are said to be of one person. */
  samePerson: 50,
  reason: 60,
  /** Rows that one change may touch. */
  bulk: 200,
} as const;

/** How far ahead a mail may be put, in milliseconds. */
export const SEND_LATER_LIMIT = 60 * 86_400_000;
/** Milliseconds that a mail waits anyway, so that it can be taken back. */
export const UNDO_SEND = 10_000;

/** Counting ends here: `10,000+` tells a reader as much. */
export const APPLICANT_COUNT_LIMIT = 10_000;

/** What is unread is counted up to here: the menu shows `99+`. */
export const UNREAD_COUNT_LIMIT = 100;

/** Characters of a password (NIST SP 800-63B: length counts, composition does not). */
export const PASSWORD = { least: 12, most: 200 } as const;

/** Milliseconds by which an opening may be put off. */
export const EXTENSION_LIMIT = 2 * 365 * 86_400_000;
