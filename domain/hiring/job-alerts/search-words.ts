import { readSearch } from '#contract/job-alert-rules.ts';
import { FIXED_VALUES, type JobTerms } from '#contract/job-query.ts';
import { facetKey, JOB_FACETS, type JobFacet, type Overlap } from '#contract/job-search.ts';
import type { JobFacets } from '#contract/jobs.ts';
import type { Db } from '#db/schema.ts';
import type { Meant } from '#domain/content/search-words.ts';
import type { JobFinder } from '#domain/hiring/jobs/index.ts';

/** What values of a filter are called that are no words themselves. */
export type OverlapWords = Record<Overlap, string>;

/** What was typed, if anything was, and the filters: `“react”, Engineering, Senior`. */
export function wholeSearch(search: string, words: string): string {
  const { q } = readSearch(search).terms;
  return [q && `“${q}”`, words].filter(Boolean).join(', ');
}

/**
 * The filters of a search in words, such as `Engineering, Senior`: nothing in them was typed by anybody.
 * @returns also values of filters that no opening and no department has, past or to come, and what may be meant
 * by words that no opening has
 */
export async function searchWords(
  { db, finder, overlaps }: { db: Db; finder: JobFinder; overlaps: OverlapWords },
  { q, filters }: JobTerms,
  now: number,
): Promise<{ words: string; unknown: string[]; meant: string }> {
  // Values in use have a label even where the search finds nothing.
  const { facets, meant } = await finder.find({ q, ...filters, limit: 1 }, now);
  const departments = await db.selectFrom('departments').select('name').execute();
  const named = departments.map(({ name }) => name);
  const labelOf = (facet: JobFacet, value: string) =>
    facet === 'overlap'
      ? overlaps[value as Overlap]
      : (labelIn(FIXED_VALUES[facet], value) ??
        labelIn(facet === 'department' ? named : undefined, value) ??
        countedLabel(facets, facet, value));
  const words: string[] = [];
  const unknown: string[] = [];
  for (const facet of JOB_FACETS) {
    for (const value of filters[facet]) {
      const label = labelOf(facet, value);
      if (label === undefined) unknown.push(value);
      else words.push(label);
    }
  }
  return { words: words.join(', '), unknown, meant: storedMeant(meant) };
}

/** What may be meant by words that are mistaken, as the alert keeps it. */
const storedMeant = (meant: Meant = new Map()) => JSON.stringify(Object.fromEntries(meant));

export const readMeant = (stored: string): Meant =>
  new Map(Object.entries(JSON.parse(stored) as Record<string, string[]>));

const labelIn = (labels: readonly string[] | undefined, value: string) =>
  labels?.find((label) => facetKey(label) === value);

const countedLabel = (facets: JobFacets, facet: JobFacet, value: string) =>
  facets[facet].find((counted) => counted.value === value)?.label;
