/** Search text and filters of the job list, as its page's query string has them. */

import {
  facetKey,
  JOB_FACETS,
  JOB_LEVELS,
  JOB_TYPES,
  type JobFacet,
  type JobSort,
  MAX_FILTER_VALUES,
  mapFacets,
  OVERLAPS,
  WORK_MODES,
} from './job-search.ts';
import { SEARCH_LIMIT } from './page-sizes.ts';

/** Path of the job list page. */
export const JOB_LIST_PATH = '/talents-on-demand';

export type JobFilters = Record<JobFacet, string[]>;

export interface JobSearchTerms {
  q: string;
  filters: JobFilters;
}

/** Filters with a fixed set of values, which editors cannot extend. */
export const FIXED_VALUES: Partial<Record<JobFacet, readonly string[]>> = {
  level: JOB_LEVELS,
  mode: WORK_MODES,
  type: JOB_TYPES,
  overlap: OVERLAPS,
};

const isValue = (facet: JobFacet, value: string) =>
  FIXED_VALUES[facet]?.some((label) => facetKey(label) === value) ?? true;

/** @returns the search terms, and the values that are not valid for their filter */
export function parseJobTerms(query: URLSearchParams): {
  terms: JobSearchTerms;
  unknown: string[];
} {
  const unknown: string[] = [];
  const valuesOf = (facet: JobFacet) => {
    const keys = new Set(query.getAll(facet).slice(0, MAX_FILTER_VALUES).map(facetKey));
    keys.delete('');
    const values = [...keys].map((value) => value.slice(0, SEARCH_LIMIT));
    unknown.push(...values.filter((value) => !isValue(facet, value)));
    return values.filter((value) => isValue(facet, value));
  };
  const q = (query.get('q') ?? '').trim().slice(0, SEARCH_LIMIT);
  return { terms: { q, filters: mapFacets(valuesOf) }, unknown };
}

/** The query string of a list, without default values. */
export function jobQuery({ q, filters, sort }: JobSearchTerms & { sort?: JobSort | undefined }) {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  // The order of the form, so that each search has one URL.
  if (sort) query.set('sort', sort);
  for (const facet of JOB_FACETS) {
    for (const value of filters[facet]) query.append(facet, value);
  }
  return query;
}

/** @param query a query string made by `jobQuery` */
export const jobListHref = (query: string) => (query ? `${JOB_LIST_PATH}?${query}` : JOB_LIST_PATH);
/** The feed of new jobs. @param query as in `jobListHref` */
export const jobFeedHref = (query: string) =>
  query ? `${JOB_LIST_PATH}/feed.xml?${query}` : `${JOB_LIST_PATH}/feed.xml`;
