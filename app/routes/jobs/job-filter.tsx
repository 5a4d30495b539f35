import { useCopy, usePack } from '#app/pack-context.ts';
import { Label } from '#app/ui/text/label.tsx';
import { facetKey, type JobFacet } from '#contract/job-search.ts';
import type { FacetCount } from '#contract/jobs.ts';
import { valueLabel } from './filter-labels.ts';
import { FIXED_VALUES } from './job-query.ts';

/** As many values of a filter stand there at once; the rest folds away. */
const SHOWN = 6;

interface JobFilterProps {
  facet: JobFacet;
  values: readonly FacetCount[];
  chosen: readonly string[];
}

/** One filter: its values, and how many openings each would leave. */
export function JobFilter({ facet, values: counts, chosen }: JobFilterProps) {
  const pack = usePack();
  const { digits } = pack.locale.format;
  const copy = useCopy('pages/talents-on-demand');
  if (counts.length === 0) return null;
  const values = inOrder(facet, counts);
  const isChosen = ({ value }: FacetCount) => chosen.includes(value);
  const first = values.filter((value, index) => index < SHOWN || isChosen(value));
  const rest = values.filter((value) => !first.includes(value));
  const box = (count: FacetCount) => (
    <label key={count.value}>
      <input type="checkbox" name={facet} value={count.value} defaultChecked={isChosen(count)} />
      <span>
        {facet === 'overlap' ? valueLabel(pack, facet, count) : <Label text={count.label} />}
      </span>
      <span>{digits(count.count)}</span>
    </label>
  );
  return (
    <fieldset>
      <legend>{copy.search.facets[facet]}</legend>
      {first.map(box)}
      {rest.length > 0 && (
        <details id={`more-${facet}`}>
          <summary>
            {copy.search.more} ({digits(rest.length)})
          </summary>
          {rest.map(box)}
        </details>
      )}
    </fieldset>
  );
}

/** Levels and hours by what they mean, all else by how many openings there are. */
function inOrder(facet: JobFacet, counts: readonly FacetCount[]): readonly FacetCount[] {
  const order = FIXED_VALUES[facet]?.map(facetKey);
  if (!order) return counts;
  return counts.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
}
