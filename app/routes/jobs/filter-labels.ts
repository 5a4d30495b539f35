/** What the parts of a search are called. */
import type { LocalizedPack } from '#app/pack.ts';
import { fill } from '#contract/fill.ts';
import type { JobFacet, Overlap } from '#contract/job-search.ts';
import type { FacetCount, JobFacets } from '#contract/jobs.ts';

/** A value of a filter in words: the lengths of a shared day have some of their own. */
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

/** What is asked for; the value itself where no opening has it. */
export function partLabel(
  pack: LocalizedPack,
  facet: JobFacet | 'q',
  value: string,
  facets?: JobFacets,
): string {
  const copy = pack.copy('pages/talents-on-demand');
  if (facet === 'q') return fill(copy.none.loosen.words, { q: value });
  const known = facets?.[facet]?.find((count) => count.value === value);
  return valueLabel(pack, facet, known ?? { value, label: value });
}
