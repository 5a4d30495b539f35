import copy from '#content/pages/talents-on-demand.yaml';
import type { JobFacet } from '#contract/job-search.ts';
import type { FacetCount } from '#contract/jobs.ts';
import { valueLabel } from './filter-labels.ts';

/** As many values of a filter stand there at once; the rest folds away. */
const SHOWN = 6;

interface JobFilterProps {
  facet: JobFacet;
  values: readonly FacetCount[];
  chosen: readonly string[];
}

/** One filter: its values, and how many openings each would leave. */
export function JobFilter({ facet, values, chosen }: JobFilterProps) {
  if (values.length === 0) return null;
  const isChosen = ({ value }: FacetCount) => chosen.includes(value);
  const first = values.filter((value, index) => index < SHOWN || isChosen(value));
  const rest = values.filter((value) => !first.includes(value));
  const box = (count: FacetCount) => (
    <label key={count.value}>
      <input type="checkbox" name={facet} value={count.value} defaultChecked={isChosen(count)} />
      <span>{valueLabel(facet, count)}</span>
      <span>{count.count}</span>
    </label>
  );
  return (
    <fieldset>
      <legend>{copy.search.facets[facet]}</legend>
      {first.map(box)}
      {rest.length > 0 && (
        <details id={`more-${facet}`}>
          <summary>
            {copy.search.more} ({rest.length})
          </summary>
          {rest.map(box)}
        </details>
      )}
    </fieldset>
  );
}
