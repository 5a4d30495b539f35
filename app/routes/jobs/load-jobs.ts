import { data, redirect } from 'react-router';
import type { LocalizedPack } from '#app/pack.ts';
import type { JobFacet } from '#contract/job-search.ts';
import type { JobFacets, JobListing } from '#contract/jobs.ts';
import { JOB_PAGE, PAGE_NUMBER } from '#contract/page-sizes.ts';
import type { PublicApi } from '#contract/public-api.ts';
import { hrefOfJobs, type JobListState, partsOf, readJobQuery } from './job-query.ts';

/** Milliseconds for which a job counts as new. */
const NEW_DURATION = 7 * 24 * 60 * 60 * 1000;

/** A part of the search, and the number of jobs that match without it. */
export interface LoosenedSearch {
  facet: JobFacet | 'q';
  value: string;
  href: string;
  count: number;
}

export interface LoadedJobs {
  state: JobListState;
  /** Values of filters that do not exist. */
  unknown: string[];
  hasFailed: boolean;
  jobs: JobListing[];
  total: number;
  /** Nothing matches the search text, so these jobs match similar words. */
  areSimilar: boolean;
  /** Undefined if the host of the API cannot filter. */
  facets: JobFacets | undefined;
  /** Empty unless nothing matches. */
  loosened: LoosenedSearch[];
  /** Epoch milliseconds; jobs published since then count as new. */
  newSince: number;
}

/** Loads the page of the list that the URL asks for; a page after the last one redirects to it. */
export async function loadJobs(pack: LocalizedPack, api: PublicApi, request: Request) {
  const { searchParams } = new URL(request.url);
  const { state, unknown } = readJobQuery(searchParams);
  // Each page has one URL: the first has no `page`, and values such as "-1" or "x" redirect to it.
  const page = searchParams.get('page');
  if (page !== null && !PAGE_NUMBER.test(page)) return redirect(pack.href(hrefOfJobs(state)));
  const newSince = Date.now() - NEW_DURATION;
  try {
    const {
      data: jobs,
      total,
      facets,
      areSimilar = false,
    } = await api.listJobs(searchOf(pack, state));
    const lastPage = Math.max(1, Math.ceil(total / JOB_PAGE.size));
    if (state.page > lastPage) return redirect(pack.href(hrefOfJobs({ ...state, page: lastPage })));
    const loosened = total === 0 ? await loosen(pack, api, state) : [];
    const results = { jobs, total, areSimilar, facets };
    const loaded = { state, unknown, hasFailed: false, ...results, loosened, newSince };
    return data<LoadedJobs>(loaded);
  } catch {
    const none = { jobs: [], total: 0, areSimilar: false, facets: undefined, loosened: [] };
    return data<LoadedJobs>(
      { state, unknown, hasFailed: true, ...none, newSince },
      { status: 503 },
    );
  }
}

function searchOf(pack: LocalizedPack, { q, filters, sort, page }: JobListState) {
  const terms = { q: pack.englishSearch(q), ...filters };
  return { offset: page - 1, limit: JOB_PAGE.size, ...terms, ...(sort && { sort }) };
}

/** Number of parts that are left out of a search, one at a time. */
const MAX_LOOSENED = 6;

async function loosen(
  pack: LocalizedPack,
  api: PublicApi,
  state: JobListState,
): Promise<LoosenedSearch[]> {
  const candidates = await Promise.all(
    partsOf(state)
      .slice(0, MAX_LOOSENED)
      .map(async ({ facet, value, without }) => {
        const { total } = await api.listJobs({
          ...searchOf(pack, without),
          limit: JOB_PAGE.minLimit,
        });
        return { facet, value, href: hrefOfJobs(without), count: total };
      }),
  );
  return candidates.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}
