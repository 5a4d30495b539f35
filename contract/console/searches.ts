/** Searches of visitors that had no result. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { time } from './parts.ts';

export const MISSED_SEARCH_SORTS = ['frequent', 'newest'] as const;
export type MissedSearchSort = (typeof MISSED_SEARCH_SORTS)[number];

export const MissedSearch = z.object({
  /** Language of the searched pages. */
  lang: z.string(),
  text: z.string(),
  /** How often it was searched for. */
  count: z.int(),
  lastAt: time,
});
export type MissedSearch = z.infer<typeof MissedSearch>;

const common = { tag: 'Searches' } as const;

export const SEARCH_CALLS = defineCalls(common, {
  listMissedSearches: {
    route: 'GET /missed-searches',
    permission: 'searches.read',
    summary: 'List searches without results, the most frequent first',
    query: z.object({ sort: z._default(z.enum(MISSED_SEARCH_SORTS), 'frequent') }),
    answer: z.array(MissedSearch),
  },
});
