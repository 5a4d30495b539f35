/** What the parts of a search are called. */
import { fill } from '#app/ui/text/fill.ts';
import copy from '#content/pages/talents-on-demand.yaml';
import type { JobFacet, Overlap } from '#contract/job-search.ts';
import type { FacetCount, JobFacets } from '#contract/jobs.ts';

/** A value of a filter in words: the lengths of a shared day have some of their own. */
export function valueLabel(facet: JobFacet, { value, label }: Omit<FacetCount, 'count'>): string {
  return facet === 'overlap' ? (copy.search.overlaps[value as Overlap] ?? label) : label;
}

/** What is asked for; the value itself where no opening has it. */
export function partLabel(facet: JobFacet | 'q', value: string, facets?: JobFacets): string {
  if (facet === 'q') return fill(copy.none.loosen.words, { q: value });
  const known = facets?.[facet]?.find((count) => count.value === value);
  return valueLabel(facet, known ?? { value, label: value });
}
