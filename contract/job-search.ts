/** What openings are searched by; no schema, so that pages can have it. */

/** Filters of the list: names of the query's parameters, in the API and in the page's URL. */
export const JOB_FACETS = [
  'department',
  'level',
  'mode',
  'type',
  'location',
  'skill',
  'overlap',
] as const;
export type JobFacet = (typeof JOB_FACETS)[number];

export const JOB_SORTS = ['newest', 'pay', 'closing'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

export const JOB_TYPES = ['Full time', 'Part time', 'Contract', 'Internship'] as const;
export const WORK_MODES = ['Remote', 'Hybrid', 'On site'] as const;
/** The least experienced first. */
export const JOB_LEVELS = ['Trainee', 'Junior', 'Mid-level', 'Senior', 'Lead'] as const;
export const PAY_PERIODS = ['hour', 'month', 'year'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

/** Hours of a working day that are shared with the client's office. */
export const OVERLAPS = ['none', 'up-to-2', '3-4', '5-or-more'] as const;
export type Overlap = (typeof OVERLAPS)[number];

export function overlapOf(hours: number): Overlap {
  if (hours <= 0) return 'none';
  if (hours < 3) return 'up-to-2';
  return hours < 5 ? '3-4' : '5-or-more';
}

/** As many values of one filter count. */
export const MAX_FILTER_VALUES = 20;

/** Of a filter as many values are told with their counts; those in use beside them. */
export const MAX_FACET_VALUES = 30;

/** A label as it stands in a query: `Node.js` as `node-js`, `C#` as `csharp`. */
export function facetKey(label: string): string {
  return label
    .toLowerCase()
    .replace(/\+/g, 'p')
    .replace(/#/g, 'sharp')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** A value for each filter. */
export const perFacet = <Value>(make: (facet: JobFacet) => Value) =>
  Object.fromEntries(JOB_FACETS.map((facet) => [facet, make(facet)])) as Record<JobFacet, Value>;
