/** The state of the list of openings in its query string: what is searched, the filters, the order, the page. */
import type { PageHandle } from '#app/page-handle.ts';
import { SEARCH_LIMIT } from '#contract/articles-query.ts';
import {
  facetKey,
  JOB_FACETS,
  JOB_LEVELS,
  JOB_SORTS,
  JOB_TYPES,
  type JobFacet,
  type JobSort,
  MAX_FILTER_VALUES,
  OVERLAPS,
  perFacet,
  WORK_MODES,
} from '#contract/job-search.ts';

export const JOB_LIST = '/talents-on-demand';

export type JobFilters = Record<JobFacet, string[]>;

export interface JobListState {
  q: string;
  filters: JobFilters;
  /** Undefined for the best match, or the newest. */
  sort: JobSort | undefined;
  /** From 1. */
  page: number;
}

/** Filters whose values an editor cannot extend. */
export const FIXED_VALUES: Partial<Record<JobFacet, readonly string[]>> = {
  level: JOB_LEVELS,
  mode: WORK_MODES,
  type: JOB_TYPES,
  overlap: OVERLAPS,
};

/** The first page has no number of its own. */
const PAGE = /^(?!1$)[1-9]\d{0,5}$/;

export const isPageNumber = (asked: string) => PAGE.test(asked);

const isValue = (facet: JobFacet, value: string) =>
  FIXED_VALUES[facet]?.some((label) => facetKey(label) === value) ?? true;

/** @returns what is asked for, and values of filters that there are not */
export function readJobQuery(query: URLSearchParams): { state: JobListState; unknown: string[] } {
  const unknown: string[] = [];
  const valuesOf = (facet: JobFacet) => {
    const asked = new Set(query.getAll(facet).slice(0, MAX_FILTER_VALUES).map(facetKey));
    asked.delete('');
    const values = [...asked].map((value) => value.slice(0, SEARCH_LIMIT));
    unknown.push(...values.filter((value) => !isValue(facet, value)));
    return values.filter((value) => isValue(facet, value));
  };
  const page = query.get('page') ?? '';
  const state = {
    q: (query.get('q') ?? '').trim().slice(0, SEARCH_LIMIT),
    filters: perFacet(valuesOf),
    sort: JOB_SORTS.find((sort) => sort === query.get('sort')),
    page: isPageNumber(page) ? Number(page) : 1,
  };
  return { state, unknown };
}

/** The query of a list in this state, without defaults. */
export function jobQuery({ q, filters, sort }: Omit<JobListState, 'page'>): URLSearchParams {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  // In the order in which the form has them: one search, one URL.
  if (sort) query.set('sort', sort);
  for (const facet of JOB_FACETS) {
    for (const value of filters[facet]) query.append(facet, value);
  }
  return query;
}

export function hrefOfJobs(state: JobListState): string {
  const query = jobQuery(state);
  if (state.page > 1) query.set('page', String(state.page));
  return query.size > 0 ? `${JOB_LIST}?${query}` : JOB_LIST;
}

/** What is new among what is asked for, in no order but that. */
export function feedOf(state: JobListState): string {
  const query = jobQuery({ ...state, sort: undefined });
  return query.size > 0 ? `${JOB_LIST}/feed.xml?${query}` : `${JOB_LIST}/feed.xml`;
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
