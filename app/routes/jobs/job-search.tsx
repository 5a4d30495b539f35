import { BARE_INPUT, WRAPPED_BOX } from '#app/forms/field/field.tsx';
import { Select } from '#app/forms/field/select.tsx';
import { useCopy, usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { Button, buttonClass } from '#app/ui/navigation/button.tsx';
import { Label } from '#app/ui/text/label.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import { facetKey, JOB_FACETS, JOB_SORTS, type JobFacet } from '#contract/job-search.ts';
import type { FacetCount } from '#contract/jobs.ts';
import { valueLabel } from './filter-labels.ts';
import { FIXED_VALUES, JOB_LIST_PATH } from './job-query.ts';
import type { LoadedJobs } from './load-jobs.ts';

/** Search text, order and filters, which are a sheet on a phone and a column on a desktop. */
export function JobSearch({ loaded: { state, facets } }: { loaded: LoadedJobs }) {
  const { href } = usePack();
  const { search } = useCopy('pages/talents-on-demand');
  const filterCount = JOB_FACETS.reduce((sum, facet) => sum + state.filters[facet].length, 0);
  return (
    // Its children are items of the list's grid.
    <form action={href(JOB_LIST_PATH)} className="contents">
      <search className="grid grid-cols-2 gap-3 lg:col-span-2 lg:grid-cols-[1fr_auto]">
        <SearchInput q={state.q} />
        {facets && (
          <button
            type="button"
            popoverTarget="job-filters"
            className={buttonClass({ tone: 'quiet' }, 'lg:hidden')}
          >
            <Icon name="list-filter" size={20} />
            <span data-open-filters="">
              {filterCount > 0
                ? fillPlaceholders(search.openWith, { count: filterCount })
                : search.open}
            </span>
          </button>
        )}
        <SortSelect q={state.q} sort={state.sort} />
      </search>
      {facets && <Filters state={state} facets={facets} />}
    </form>
  );
}

function SearchInput({ q }: { q: string }) {
  const { search } = useCopy('pages/talents-on-demand');
  const labels = useCopy('labels');
  return (
    <div
      className={`${WRAPPED_BOX} col-span-2 flex items-center lg:col-span-1 rounded-full pe-1.25 ps-5`}
    >
      <input
        type="search"
        name="q"
        aria-label={search.label}
        placeholder={search.placeholder}
        defaultValue={q}
        enterKeyHint="search"
        className={`${BARE_INPUT} h-12.5 appearance-none text-ellipsis placeholder:text-ink-600 [&::-webkit-search-cancel-button]:hidden`}
      />
      <button
        type="submit"
        aria-label={labels.search.submit}
        className="grid size-11 flex-none cursor-pointer place-items-center rounded-full bg-ink text-white hover:bg-primary-950"
      >
        <Icon name="search" size={20} />
      </button>
    </div>
  );
}

type State = LoadedJobs['state'];

/** Without a search text there is no best match. */
function SortSelect({ q, sort: current }: Pick<State, 'q' | 'sort'>) {
  const { search } = useCopy('pages/talents-on-demand');
  return (
    <Select
      name="sort"
      aria-label={search.sort.label}
      defaultValue={current ?? ''}
      className="min-h-13.5 rounded-full border-[1.5px] border-ink-300 bg-white ps-5 hover:border-ink-400"
    >
      <option value="">{search.sort[q ? 'best' : 'newest']}</option>
      {JOB_SORTS.filter((sort) => q || sort !== 'newest').map((sort) => (
        <option key={sort} value={sort}>
          {search.sort[sort]}
        </option>
      ))}
    </Select>
  );
}

interface FiltersProps {
  state: State;
  facets: NonNullable<LoadedJobs['facets']>;
}

function Filters({ state, facets }: FiltersProps) {
  const { search } = useCopy('pages/talents-on-demand');
  const labels = useCopy('labels');
  return (
    <div id="job-filters" popover="auto" className="job-filters">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 className="text-xl">{search.open}</h2>
        <button
          type="button"
          popoverTarget="job-filters"
          popoverTargetAction="hide"
          aria-label={labels.close}
          className="round-button lg:hidden"
        >
          <Icon name="x" size={20} />
        </button>
      </div>
      <div data-job-filters="">
        {JOB_FACETS.map((facet) => (
          <JobFilter
            key={facet}
            facet={facet}
            values={facets[facet]}
            selected={state.filters[facet]}
          />
        ))}
      </div>
      <Button
        type="submit"
        tone="ink"
        className="sticky bottom-0 mt-4 w-full lg:hidden noscript:lg:flex"
      >
        {search.submit}
      </Button>
    </div>
  );
}

/** Number of a filter's values that are visible; the others are collapsed. */
const MAX_VISIBLE = 6;

interface JobFilterProps {
  facet: JobFacet;
  values: readonly FacetCount[];
  selected: readonly string[];
}

/** No job has hours that it shares with a client, so there is nothing to choose. */
const isWithoutHours = (
  facet: JobFacet,
  counts: readonly FacetCount[],
  selected: readonly string[],
) => facet === 'overlap' && selected.length === 0 && counts.every(({ value }) => value === 'none');

/** Each value is followed by the number of jobs that it would leave. */
function JobFilter({ facet, values: counts, selected }: JobFilterProps) {
  const pack = usePack();
  const { digits } = pack.locale.format;
  const copy = useCopy('pages/talents-on-demand');
  if (counts.length === 0 || isWithoutHours(facet, counts, selected)) return null;
  const values = sortValues(facet, counts);
  const isSelected = ({ value }: FacetCount) => selected.includes(value);
  const first = values.filter((value, index) => index < MAX_VISIBLE || isSelected(value));
  const rest = values.filter((value) => !first.includes(value));
  const box = (count: FacetCount) => (
    <label key={count.value}>
      <input type="checkbox" name={facet} value={count.value} defaultChecked={isSelected(count)} />
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

/** Levels and hours have a fixed order; the API sorts other values by the number of jobs. */
function sortValues(facet: JobFacet, counts: readonly FacetCount[]): readonly FacetCount[] {
  const order = FIXED_VALUES[facet]?.map(facetKey);
  if (!order) return counts;
  return counts.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
}
