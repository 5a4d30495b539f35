/** The state of a list in its query string: what is searched for, the filter, the page. */
import type { PageHandle } from '#app/page-handle.ts';
import { NO_FILTER, PAGE_NUMBER, SEARCH_LIMIT } from '#contract/page-sizes.ts';

export interface ListQuery {
  q: string;
  /** Id of a filter, `all` for none. */
  filter: string;
  /** From 1. */
  page: number;
}

interface Filters {
  items: readonly { id: string }[];
}

/** What is not meant by the list counts as left out. */
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

/** What the server is told of a page with such a list: a search is typed, so it is never cached. */
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
