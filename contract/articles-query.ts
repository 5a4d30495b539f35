/** Limits of the lists' queries; no schema, so that pages can have them. */

/** Longest search text, in characters. */
export const SEARCH_LIMIT = 200;

/** The value of `filter` that lets everything through. */
export const NO_FILTER = 'all';
