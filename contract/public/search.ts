import { SiteSearchPage, SiteSearchQuery } from '#contract/site-search.ts';
import { defineCalls } from './call.ts';

export const SEARCH_CALLS = defineCalls({
  searchSite: {
    method: 'GET',
    path: '/search',
    tag: 'Search',
    summary: 'Search everything that is public, best match first',
    query: SiteSearchQuery,
    answer: SiteSearchPage,
    isWhole: true,
    problems: ['malformed'],
  },
});
