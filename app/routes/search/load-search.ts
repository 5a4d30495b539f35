import { data, redirect } from 'react-router';
import type { LocalizedPack } from '#app/pack.ts';
import { FIRST_LANGUAGE } from '#contract/languages.ts';
import type { PublicApi } from '#contract/public-api.ts';
import { SITE_SEARCH, type SiteSearchPage } from '#contract/site-search.ts';
import { hrefOfSearch, readSearch, type SearchState } from './search-query.ts';

export interface LoadedSearch {
  state: SearchState;
  hasFailed: boolean;
  results: SiteSearchPage;
  /** Results in the first language, on a page in another one. */
  inFirstLanguage: { count: number; href: string };
}

const NOTHING: Omit<LoadedSearch, 'state'> = {
  hasFailed: false,
  results: { data: [], total: 0, kinds: [] },
  inFirstLanguage: { count: 0, href: '' },
};

/** Pages of results that can exist. */
const LAST_PAGE = Math.ceil(SITE_SEARCH.maxResults / SITE_SEARCH.pageSize);

/** Loads the page of results that the URL asks for; a page after the last one redirects to it. */
export async function loadSearch(pack: LocalizedPack, api: PublicApi, request: Request) {
  const state = readSearch(new URL(request.url).searchParams);
  const { q, kind, page } = state;
  if (q === '') return data<LoadedSearch>({ ...NOTHING, state });
  const lang = pack.language.code;
  try {
    const offset = Math.min(page - 1, LAST_PAGE);
    const results = await api.searchSite({ q, offset, lang, ...(kind && { kind }) });
    const lastPage = Math.max(1, Math.ceil(results.total / SITE_SEARCH.pageSize));
    if (page > lastPage) return redirect(pack.href(hrefOfSearch({ ...state, page: lastPage })));
    const inFirstLanguage = await searchFirstLanguage(pack, api, q);
    return data<LoadedSearch>({ ...NOTHING, state, results, inFirstLanguage });
  } catch {
    return data<LoadedSearch>({ ...NOTHING, state, hasFailed: true }, { status: 503 });
  }
}

/** Counts what the pages without a translation have. */
async function searchFirstLanguage(pack: LocalizedPack, api: PublicApi, typed: string) {
  if (pack.language.code === FIRST_LANGUAGE) return NOTHING.inFirstLanguage;
  const q = pack.englishSearch(typed);
  // Later pages are not recorded as searches without results.
  const { total } = await api.searchSite({ q, offset: 1, lang: FIRST_LANGUAGE });
  return { count: total, href: hrefOfSearch({ q }) };
}
