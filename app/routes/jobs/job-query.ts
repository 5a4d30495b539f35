/** The state of the list of openings in its query string: what is searched, the filters, the order, the page. */
import type { PageHandle } from '#app/page-handle.ts';
import {
  FIXED_VALUES,
  JOB_LIST,
  type JobFilters,
  type JobTerms,
  jobFeedHref,
  jobListHref,
  jobQuery,
  readJobTerms,
} from '#contract/job-query.ts';
import { JOB_FACETS, JOB_SORTS, type JobFacet, type JobSort } from '#contract/job-search.ts';
import { PAGE_NUMBER } from '#contract/page-sizes.ts';

export { FIXED_VALUES, JOB_LIST, type JobFilters, jobQuery };

export interface JobListState extends JobTerms {
  /** Undefined for the best match, or the newest. */
  sort: JobSort | undefined;
  /** From 1. */
  page: number;
}

/** @returns what is asked for, and values of filters that there are not */
export function readJobQuery(query: URLSearchParams): { state: JobListState; unknown: string[] } {
  const { terms, unknown } = readJobTerms(query);
  const page = query.get('page') ?? '';
  const state = {
    ...terms,
    sort: JOB_SORTS.find((sort) => sort === query.get('sort')),
    page: PAGE_NUMBER.test(page) ? Number(page) : 1,
  };
  return { state, unknown };
}

export function hrefOfJobs(state: JobListState): string {
  const query = jobQuery(state);
  if (state.page > 1) query.set('page', String(state.page));
  return jobListHref(query.toString());
}

/** What is new among what is asked for, in no order but that. */
export function feedOf(state: JobListState): string {
  return jobFeedHref(jobQuery({ ...state, sort: undefined }).toString());
}

/** Everything that is asked for, each with the list without it. */
export function partsOf(
  state: JobListState,
): { facet: JobFacet | 'q'; value: string; without: JobListState }[] {
  const { q, filters } = state;
  const first = { ...state, page: 1 };
  const words = q ? [{ facet: 'q' as const, value: q, without: { ...first, q: '' } }] : [];
  const values = JOB_FACETS.flatMap((facet) =>
    filters[facet].map((value) => {
      const rest = filters[facet].filter((other) => other !== value);
      return { facet, value, without: { ...first, filters: { ...filters, [facet]: rest } } };
    }),
  );
  return [...words, ...values];
}

/** What the server is told: searches are typed, and filters combine without end, so they are never cached. */
export const jobListHandle: PageHandle = {
  query: ['q', ...JOB_FACETS, 'sort', 'page'],
  repeatable: JOB_FACETS,
  uncachedParams: ['q', ...JOB_FACETS],
  accepts: { q: /\S/, sort: JOB_SORTS },
};
