/**
 * Filters, sort orders and fixed values of jobs. Does not depend on zod, so pages can import it.
 */

/** Filters of the job list: parameter names in the API's query and in the page's URL. */
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

export const JOB_TYPES = ['Full time', 'Part time', 'Contract', 'Temporary', 'Internship'] as const;
export const WORK_MODES = ['Remote', 'Hybrid', 'On site'] as const;
/** Least experienced first. */
export const JOB_LEVELS = ['Trainee', 'Junior', 'Mid-level', 'Senior', 'Lead'] as const;
export const PAY_PERIODS = ['hour', 'month', 'year'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

/** Ranges of working hours a day that overlap with the client's office hours. */
export const OVERLAPS = ['none', 'up-to-2', '3-4', '5-or-more'] as const;
export type Overlap = (typeof OVERLAPS)[number];

export function overlapOf(hours: number): Overlap {
  if (hours <= 0) return 'none';
  if (hours < 3) return 'up-to-2';
  return hours < 5 ? '3-4' : '5-or-more';
}

/** Values of one filter beyond this number are ignored. */
export const MAX_FILTER_VALUES = 20;

/** Values of one filter listed with their counts, not counting the selected ones. */
export const MAX_FACET_VALUES = 30;

/** Converts a label to a query value: `Node.js` to `node-js`, `C#` to `csharp`. */
export function facetKey(label: string): string {
  return label
    .toLowerCase()
    .replace(/\+/g, 'p')
    .replace(/#/g, 'sharp')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Builds a record with one value for each filter. */
export const mapFacets = <Value>(make: (facet: JobFacet) => Value) =>
  Object.fromEntries(JOB_FACETS.map((facet) => [facet, make(facet)])) as Record<JobFacet, Value>;
