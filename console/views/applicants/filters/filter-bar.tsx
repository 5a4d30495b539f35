import { Button } from '#console/ui/button.tsx';
import { FilterChip } from '#console/ui/filter-chip.tsx';
import { SearchField } from '#console/ui/search-field.tsx';
import { Select } from '#console/ui/select.tsx';
import type { ApplicantHead } from '#contract/console/applicants.ts';
import { type Filters, isFiltered, type SetFilters, withFilter } from './applicant-filters.ts';
import { chipsOf, useFilterWords } from './filter-chips.ts';
import { FilterPanel, ORDERS } from './filter-panel.tsx';
import { SavedViews } from './saved-views.tsx';
import { StageFilter } from './stage-filter.tsx';

interface FilterBarProps {
  filters: Filters;
  onChange: SetFilters;
  /** What is shown: its skills and tags are suggested. */
  items: readonly ApplicantHead[];
  /** Whether stages are filtered by: a board shows them all. */
  hasStages: boolean;
}

/** Saved views, the search, filters, and what is filtered by now. */
export function FilterBar({ filters, onChange, items, hasStages }: FilterBarProps) {
  const chips = chipsOf(filters, useFilterWords());
  const { sort } = filters;
  return (
    <div className="no-print border-b border-line">
      <SavedViews filters={filters} />
      <div className="flex flex-wrap items-center gap-2 px-4 py-2">
        <SearchField
          label="Search name, mail, phone, message or resume"
          value={filters.q ?? ''}
          onSearch={(text) => onChange(withFilter(filters, 'q', text), true)}
          className="max-w-96"
        />
        <FilterPanel filters={filters} onChange={onChange} items={items} hasStages={hasStages} />
        <div className="w-38 max-sm:hidden">
          <Select
            label="Order"
            isLabelHidden
            emptyLabel="Newest first"
            choices={ORDERS}
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
