import { data, redirect } from 'react-router';
import type { LocalizedPack } from '#app/pack.ts';
import type { JobFacet } from '#contract/job-search.ts';
import type { JobFacets, JobListing } from '#contract/jobs.ts';
import { JOB_PAGE, PAGE_NUMBER } from '#contract/page-sizes.ts';
import type { PublicApi } from '#contract/public-api.ts';
import { hrefOfJobs, type JobListState, partsOf, readJobQuery } from './job-query.ts';

/** An opening counts as new for this many milliseconds. */
const NEW_FOR = 7 * 24 * 60 * 60 * 1000;

/** Something that is asked for, and how many openings there would be without it. */
export interface Loosened {
  facet: JobFacet | 'q';
  value: string;
  href: string;
  count: number;
}

export interface LoadedJobs {
  state: JobListState;
  /** Values of filters that there are not. */
  unknown: string[];
  failed: boolean;
  jobs: JobListing[];
  total: number;
  /** These have words like those that were typed, which nothing has. */
  areSimilar: boolean;
  /** Undefined where the API's host cannot filter. */
  facets: JobFacets | undefined;
  /** Where nothing was found. */
  loosened: Loosened[];
  /** Epoch milliseconds; what was published since counts as new. */
  newSince: number;
}

/** The page of the list that the URL asks for; beyond the last one leads to the last one. */
export async function loadJobs(pack: LocalizedPack, api: PublicApi, request: Request) {
  const { searchParams } = new URL(request.url);
  const { state, unknown } = readJobQuery(searchParams);
  // One URL a page: the first has none of its own, and there is no page "-1" or "x".
  const page = searchParams.get('page');
  if (page !== null && !PAGE_NUMBER.test(page)) return redirect(pack.href(hrefOfJobs(state)));
  const newSince = Date.now() - NEW_FOR;
  try {
    const {
      data: jobs,
      total,
      facets,
      areSimilar = false,
    } = await api.listJobs(searchOf(pack, state));
    const last = Math.max(1, Math.ceil(total / JOB_PAGE.size));
    if (state.page > last) return redirect(pack.href(hrefOfJobs({ ...state, page: last })));
    const loosened = total === 0 ? await loosen(pack, api, state) : [];
    const found = { jobs, total, areSimilar, facets };
    const loaded = { state, unknown, failed: false, ...found, loosened, newSince };
    return data<LoadedJobs>(loaded);
  } catch {
    const none = { jobs: [], total: 0, areSimilar: false, facets: undefined, loosened: [] };
    return data<LoadedJobs>({ state, unknown, failed: true, ...none, newSince }, { status: 503 });
  }
}

function searchOf(pack: LocalizedPack, { q, filters, sort, page }: JobListState) {
  const words = { q: pack.englishSearch(q), ...filters };
  return { offset: page - 1, limit: JOB_PAGE.size, ...words, ...(sort && { sort }) };
}

/** As many parts of a search are tried without. */
const TRIED = 6;

async function loosen(
  pack: LocalizedPack,
  api: PublicApi,
  state: JobListState,
): Promise<Loosened[]> {
  const tried = await Promise.all(
    partsOf(state)
      .slice(0, TRIED)
      .map(async ({ facet, value, without }) => {
        const { total } = await api.listJobs({
          ...searchOf(pack, without),
          limit: JOB_PAGE.minLimit,
        });
        return { facet, value, href: hrefOfJobs(without), count: total };
      }),
  );
  return tried.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}
