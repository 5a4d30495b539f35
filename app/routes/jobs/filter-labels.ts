/** Labels for the parts of a job search. */
import type { LocalizedPack } from '#app/pack.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import type { JobFacet, Overlap } from '#contract/job-search.ts';
import type { FacetCount, JobFacets } from '#contract/jobs.ts';

/** The label of a filter's value. Overlaps of working hours have labels in the page's copy. */
export function valueLabel(
  pack: LocalizedPack,
  facet: JobFacet,
  { value, label }: Omit<FacetCount, 'count'>,
): string {
  const copy = pack.copy('pages/talents-on-demand');
  return facet === 'overlap'
    ? (copy.search.overlaps[value as Overlap] ?? label)
    : pack.locale.t(label);
}

/** The label of a search text or a filter's value; the value itself if no job has it. */
export function partLabel(
  pack: LocalizedPack,
  facet: JobFacet | 'q',
  value: string,
  facets?: JobFacets,
): string {
  const copy = pack.copy('pages/talents-on-demand');
  if (facet === 'q') return fillPlaceholders(copy.none.loosen.searchText, { q: value });
  const facetCount = facets?.[facet]?.find((count) => count.value === value);
  return valueLabel(pack, facet, facetCount ?? { value, label: value });
}
