import { Button } from '#console/ui/button.tsx';
import { FilterChip } from '#console/ui/filter-chip.tsx';
import { SearchField } from '#console/ui/search-field.tsx';
import { Select } from '#console/ui/select.tsx';
import { StageRing } from '#console/ui/stage-badge.tsx';
import {
  useCounts,
  useStageAppearance,
  useStages,
} from '#console/views/applicants/data/console-facts.ts';
import type { ApplicantSummary } from '#contract/console/applicants.ts';
import {
  type Filters,
  isFiltered,
  type SetFilters,
  valuesOf,
  withFilter,
  withToggled,
} from './applicant-filters.ts';
import { chipsOf, useFilterLabels } from './filter-chips.ts';
import { FilterPanel, SORT_OPTIONS } from './filter-panel.tsx';
import { SavedViews } from './saved-views.tsx';

interface FilterBarProps {
  filters: Filters;
  onChange: SetFilters;
  /** Applicants whose skills and tags are suggested. */
  items: readonly ApplicantSummary[];
  /** False on the board, which shows all stages. */
  hasStages: boolean;
}

export function FilterBar({ filters, onChange, items, hasStages }: FilterBarProps) {
  const chips = chipsOf(filters, useFilterLabels());
  const { sort } = filters;
  return (
    <div className="no-print border-b border-line">
      <SavedViews filters={filters} />
      <div className="flex flex-wrap items-center gap-2 px-4 py-2">
        <SearchField
          label="Search name, email, phone, message or resume"
          value={filters.q ?? ''}
          onSearch={(text) => onChange(withFilter(filters, 'q', text), true)}
          className="max-w-96"
        />
        <FilterPanel filters={filters} onChange={onChange} items={items} hasStages={hasStages} />
        <div className="w-38 max-sm:hidden">
          <Select
            label="Sort by"
            isLabelHidden
            emptyLabel="Newest first"
            choices={SORT_OPTIONS}
            value={sort ?? ''}
            onChange={(event) => onChange(withFilter(filters, 'sort', event.currentTarget.value))}
            className="h-8! text-sm!"
          />
        </div>
      </div>
      {hasStages && <StageFilter filters={filters} onChange={onChange} />}
      {chips.length > 0 && (
        <ul aria-label="Filters" className="flex flex-wrap items-center gap-1.5 px-4 pb-2.5">
          {chips.map(({ key, label, without }) => (
            <li key={key}>
              <FilterChip label={label} onRemove={() => onChange(without)} />
            </li>
          ))}
          {chips.length > 1 && isFiltered(filters) && (
            <li>
              <Button tone="plain" size="small" onClick={() => onChange(sort ? { sort } : {})}>
                Clear all
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

const PILL =
  'inline-flex h-7 flex-none cursor-pointer items-center gap-1.5 rounded-full border border-transparent px-2.5 text-xs whitespace-nowrap text-quiet hover:bg-sunken aria-pressed:border-line aria-pressed:bg-surface aria-pressed:font-medium aria-pressed:text-text aria-pressed:shadow-card touch:h-11 touch:px-3.5 forced-colors:border-[Canvas] forced-colors:aria-pressed:border-[Highlight]';

/** A filter per stage with its count. Ctrl or Command selects several. */
function StageFilter({ filters, onChange }: { filters: Filters; onChange: SetFilters }) {
  const stages = useStages();
  const appearanceOf = useStageAppearance();
  const counts = useCounts(filters);
  const chosen = valuesOf(filters, 'stage');
  if (stages.length === 0) return <div className="h-9" />;
  const isOnly = (id: string) => chosen.length === 1 && chosen[0] === id;
  return (
    <fieldset
      aria-label="Stage"
      className="scroll-shades flex min-w-0 gap-1 overflow-x-auto px-3 pb-2"
    >
      <button
        type="button"
        aria-pressed={chosen.length === 0}
        onClick={() => onChange(withFilter(filters, 'stage', undefined))}
        className={PILL}
      >
        All stages
      </button>
      {stages.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen.includes(id)}
          onClick={(event) => {
            const hasMod = event.ctrlKey || event.metaKey;
            if (hasMod || isOnly(id)) onChange(withToggled(filters, 'stage', id));
            else onChange(withFilter(filters, 'stage', id));
          }}
          className={PILL}
        >
          <StageRing progress={appearanceOf(id).progress} />
          {label}
          {counts?.stages && <span className="text-2xs text-quiet">{counts.stages[id] ?? 0}</span>}
        </button>
      ))}
    </fieldset>
  );
}
