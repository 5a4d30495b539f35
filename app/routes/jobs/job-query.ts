/** The state of the job list in its query string: search text, filters, order and page. */
import type { PageHandle } from '#app/page-handle.ts';
import {
  FIXED_VALUES,
  JOB_LIST_PATH,
  type JobFilters,
  type JobSearchTerms,
  jobFeedHref,
  jobListHref,
  jobQuery,
  parseJobTerms,
} from '#contract/job-query.ts';
import { JOB_FACETS, JOB_SORTS, type JobFacet, type JobSort } from '#contract/job-search.ts';
import { PAGE_NUMBER } from '#contract/page-sizes.ts';

export { FIXED_VALUES, JOB_LIST_PATH, type JobFilters, jobQuery };

export interface JobListState extends JobSearchTerms {
  /** Undefined for the default: the best match, or without a search text the newest. */
  sort: JobSort | undefined;
  /** Counted from 1. */
  page: number;
}

/** @returns the state, and the values of filters that do not exist */
export function readJobQuery(query: URLSearchParams): { state: JobListState; unknown: string[] } {
  const { terms, unknown } = parseJobTerms(query);
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

/** URL of the feed for a search. A feed is always sorted by date. */
export function feedOf(state: JobListState): string {
  return jobFeedHref(jobQuery({ ...state, sort: undefined }).toString());
}

/** The search text and the filters' values, each with the state of the list without it. */
export function partsOf(
  state: JobListState,
): { facet: JobFacet | 'q'; value: string; without: JobListState }[] {
  const { q, filters } = state;
  const first = { ...state, page: 1 };
  const searchText = q ? [{ facet: 'q' as const, value: q, without: { ...first, q: '' } }] : [];
  const values = JOB_FACETS.flatMap((facet) =>
    filters[facet].map((value) => {
      const rest = filters[facet].filter((other) => other !== value);
      return { facet, value, without: { ...first, filters: { ...filters, [facet]: rest } } };
    }),
  );
  return [...searchText, ...values];
}

/** Search texts and combinations of filters are unlimited, so their pages are never cached. */
export const jobListHandle: PageHandle = {
  query: ['q', ...JOB_FACETS, 'sort', 'page'],
  repeatable: JOB_FACETS,
  uncachedParams: ['q', ...JOB_FACETS],
  accepts: { q: /\S/, sort: JOB_SORTS },
};
