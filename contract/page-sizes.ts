/** How many entries a page of each list has, and the bounds of `limit`. */
export const JOB_PAGE = { size: 8, minLimit: 1, maxLimit: 50 } as const;

/** Posts, stories, sessions and white papers alike. */
export const ARTICLE_PAGE = { size: 12 } as const;

/** Related items: how many are shown, and how many of the newest are asked for where none are named. */
export const RELATED = { shown: 3, fallback: 10 } as const;

/** Articles on an author's page, the newest ones. */
export const AUTHOR_ARTICLES = 48;

/** Events and trainings come in one page: what is to come, then what has been, this many in all. */
export const EVENT_PAGE = { size: 100 } as const;

/** Longest search text, in characters. */
export const SEARCH_LIMIT = 200;

/** The value of `filter` that lets everything through. */
export const NO_FILTER = 'all';

/** A page's number in a URL. The first page has none. */
export const PAGE_NUMBER = /^(?!1$)[1-9]\d{0,5}$/;
