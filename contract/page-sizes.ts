/** Entries per page of the job list, and the bounds of `limit`. */
export const JOB_PAGE = { size: 8, minLimit: 1, maxLimit: 50 } as const;

/** Blog posts, stories, sessions and white papers. */
export const ARTICLE_PAGE = { size: 12 } as const;

/**
 * Related items: the number shown, and the number of newest ones fetched if an entry names none.
 */
export const RELATED = { shown: 3, fallback: 10 } as const;

/** The newest articles on an author's page. */
export const AUTHOR_ARTICLES = 48;

/** Events and trainings have one page, with upcoming entries before past ones. */
export const EVENT_PAGE = { size: 100 } as const;

/** Maximum characters of a search text. */
export const SEARCH_LIMIT = 200;

/** The value of `filter` that matches everything. */
export const NO_FILTER = 'all';

/** A page number in a URL. The first page has none. */
export const PAGE_NUMBER = /^(?!1$)[1-9]\d{0,5}$/;
