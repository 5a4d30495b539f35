/** The state of the search page in its query string. */
import type { PageHandle } from '#app/page-handle.ts';
import { PAGE_NUMBER, SEARCH_LIMIT } from '#contract/page-sizes.ts';
import { SEARCH_KINDS, type SearchKind } from '#contract/site-search.ts';

export const SEARCH_PATH = '/search';

export interface SearchState {
  q: string;
  kind: SearchKind | undefined;
  /** Counted from 1. */
  page: number;
}

/** Invalid values count as omitted. */
export function readSearch(query: URLSearchParams): SearchState {
  const page = query.get('page') ?? '';
  return {
    q: (query.get('q') ?? '').trim().slice(0, SEARCH_LIMIT),
    kind: SEARCH_KINDS.find((kind) => kind === query.get('kind')),
    page: PAGE_NUMBER.test(page) ? Number(page) : 1,
  };
}

/** The URL of a search in the first language, without defaults. */
export function hrefOfSearch({ q, kind, page }: Partial<SearchState>): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (kind) query.set('kind', kind);
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `${SEARCH_PATH}?${query}` : SEARCH_PATH;
}

/** Search texts are arbitrary and may be personal, so their results are never cached. */
export const searchHandle: PageHandle = {
  query: ['q', 'kind', 'page'],
  uncachedParams: ['q'],
  accepts: { q: /\S/, kind: SEARCH_KINDS, page: PAGE_NUMBER },
  indexed: false,
};
