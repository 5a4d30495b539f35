import { parseSearch } from '#contract/job-alert-rules.ts';
import { FIXED_VALUES, type JobSearchTerms } from '#contract/job-query.ts';
import { facetKey, JOB_FACETS, type JobFacet, type Overlap } from '#contract/job-search.ts';
import type { JobFacets } from '#contract/jobs.ts';
import type { Db } from '#db/schema.ts';
import type { Corrections } from '#domain/content/search-tokens.ts';
import type { JobFinder } from '#domain/hiring/jobs/index.ts';

/** Labels of the overlap filter, whose values are not readable themselves. */
export type OverlapLabels = Record<Overlap, string>;

/**
 * Describes a search: the search text in quotation marks, if there is one, and the filters, as in
 * `“react”, Engineering, Senior`.
 */
export function describeSearch(search: string, labels: string): string {
  const { q } = parseSearch(search).terms;
  return [q && `“${q}”`, labels].filter(Boolean).join(', ');
}

/**
 * Describes the filters of a search by their labels, such as `Engineering, Senior`. The result
 * contains no text typed by a visitor.
 * @returns also the filter values that no job and no department has, and the corrections of words
 *   that no job has
 */
export async function describeFilters(
  { db, finder, overlapLabels }: { db: Db; finder: JobFinder; overlapLabels: OverlapLabels },
  { q, filters }: JobSearchTerms,
  now: number,
): Promise<{ description: string; unknown: string[]; corrections: string }> {
  // A value in use has a label even if the search finds no job.
  const { facets, corrections } = await finder.find({ q, ...filters, limit: 1 }, now);
  const departments = await db.selectFrom('departments').select('name').execute();
  const departmentNames = departments.map(({ name }) => name);
  const labelOf = (facet: JobFacet, value: string) =>
    facet === 'overlap'
      ? overlapLabels[value as Overlap]
      : (labelIn(FIXED_VALUES[facet], value) ??
        labelIn(facet === 'department' ? departmentNames : undefined, value) ??
        countedLabel(facets, facet, value));
  const labels: string[] = [];
  const unknown: string[] = [];
  for (const facet of JOB_FACETS) {
    for (const value of filters[facet]) {
      const label = labelOf(facet, value);
      if (label === undefined) unknown.push(value);
      else labels.push(label);
    }
  }
  return { description: labels.join(', '), unknown, corrections: storedMeant(corrections) };
}

/** Serializes corrections for storage with the alert. */
const storedMeant = (meant: Corrections = new Map()) => JSON.stringify(Object.fromEntries(meant));

export const readCorrections = (stored: string): Corrections =>
  new Map(Object.entries(JSON.parse(stored) as Record<string, string[]>));

const labelIn = (labels: readonly string[] | undefined, value: string) =>
  labels?.find((label) => facetKey(label) === value);

const countedLabel = (facets: JobFacets, facet: JobFacet, value: string) =>
  facets[facet].find((counted) => counted.value === value)?.label;
