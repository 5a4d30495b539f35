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

/** Characters of a password (NIST SP 800-63B: length counts, composition does not). */
export const PASSWORD = { least: 12, most: 200 } as const;
