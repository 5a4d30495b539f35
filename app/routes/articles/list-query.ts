/** The state of a list in its query string: search text, filter and page. */
import type { PageHandle } from '#app/page-handle.ts';
import { NO_FILTER, PAGE_NUMBER, SEARCH_LIMIT } from '#contract/page-sizes.ts';

export interface ListQuery {
  q: string;
  /** Id of a filter, `all` for none. */
  filter: string;
  /** Counted from 1. */
  page: number;
}

interface Filters {
  items: readonly { id: string }[];
}

/** Invalid values count as omitted. */
export function readListQuery(query: URLSearchParams, { items }: Filters): ListQuery {
  const filter = query.get('filter') ?? '';
  const page = query.get('page') ?? '';
  return {
    q: (query.get('q') ?? '').trim().slice(0, SEARCH_LIMIT),
    filter: items.some(({ id }) => id === filter) ? filter : NO_FILTER,
    page: PAGE_NUMBER.test(page) ? Number(page) : 1,
  };
}

/** The URL of a list in this state, without defaults. */
export function hrefOfList(path: string, { q, filter, page }: Partial<ListQuery>): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (filter && filter !== NO_FILTER) query.set('filter', filter);
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The page handle of a list. Search texts are arbitrary, so their results are never cached. */
export function listHandle({ items }: Filters): PageHandle {
  return {
    query: ['q', 'filter', 'page'],
    uncachedParams: ['q'],
    accepts: {
      q: /\S/,
      filter: items.map(({ id }) => id).filter((id) => id !== NO_FILTER),
      page: PAGE_NUMBER,
    },
  };
}
