/** What is searched among openings and by which filters, as it stands in the query of the page that lists them. */

import {
  facetKey,
  JOB_FACETS,
  JOB_LEVELS,
  JOB_TYPES,
  type JobFacet,
  type JobSort,
  MAX_FILTER_VALUES,
  OVERLAPS,
  perFacet,
  WORK_MODES,
} from './job-search.ts';
import { SEARCH_LIMIT } from './page-sizes.ts';

/** Path of the page. */
export const JOB_LIST = '/talents-on-demand';

export type JobFilters = Record<JobFacet, string[]>;

export interface JobTerms {
  q: string;
  filters: JobFilters;
}

/** Filters whose values an editor cannot extend. */
export const FIXED_VALUES: Partial<Record<JobFacet, readonly string[]>> = {
  level: JOB_LEVELS,
  mode: WORK_MODES,
  type: JOB_TYPES,
  overlap: OVERLAPS,
};

const isValue = (facet: JobFacet, value: string) =>
  FIXED_VALUES[facet]?.some((label) => facetKey(label) === value) ?? true;

/** @returns what is asked for, and values of filters that there are not */
export function readJobTerms(query: URLSearchParams): { terms: JobTerms; unknown: string[] } {
  const unknown: string[] = [];
  const valuesOf = (facet: JobFacet) => {
    const asked = new Set(query.getAll(facet).slice(0, MAX_FILTER_VALUES).map(facetKey));
    asked.delete('');
    const values = [...asked].map((value) => value.slice(0, SEARCH_LIMIT));
    unknown.push(...values.filter((value) => !isValue(facet, value)));
    return values.filter((value) => isValue(facet, value));
  };
  const q = (query.get('q') ?? '').trim().slice(0, SEARCH_LIMIT);
  return { terms: { q, filters: perFacet(valuesOf) }, unknown };
}

/** The query of a list in this state, without defaults. */
export function jobQuery({ q, filters, sort }: JobTerms & { sort?: JobSort | undefined }) {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  // In the order in which the form has them: one search, one URL.
  if (sort) query.set('sort', sort);
  for (const facet of JOB_FACETS) {
    for (const value of filters[facet]) query.append(facet, value);
  }
  return query;
}

/** The page for a query as `jobQuery` makes it, and the feed of what is new there. */
export const jobListHref = (query: string) => (query ? `${JOB_LIST}?${query}` : JOB_LIST);
export const jobFeedHref = (query: string) =>
  query ? `${JOB_LIST}/feed.xml?${query}` : `${JOB_LIST}/feed.xml`;
