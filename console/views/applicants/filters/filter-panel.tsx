import { useId, useRef, useState } from 'react';
import { FLOATING, SIDES } from '#console/ui/anchored.ts';
import { Button, buttonClass } from '#console/ui/button.tsx';
import { Checkbox } from '#console/ui/checkbox.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { Select } from '#console/ui/select.tsx';
import { useShortcut } from '#console/ui/shortcuts.ts';
import { TextField } from '#console/ui/text-field.tsx';
import { useJobs, useStaff, useStages } from '#console/views/applicants/data/console-facts.ts';
import type { ApplicantSummary } from '#contract/console/applicants.ts';
import {
  type FilterName,
  type Filters,
  isFiltered,
  type SetFilters,
  valuesOf,
  withFilter,
  withToggled,
} from './applicant-filters.ts';
import { ListFilter } from './word-filter.tsx';

interface FilterPanelProps {
  filters: Filters;
  onChange: SetFilters;
  items: readonly ApplicantSummary[];
  hasStages: boolean;
}

const yesNo = (yes: string, no: string) => [
  { value: 'yes', label: yes },
  { value: 'no', label: no },
];
const TALENT_POOL = [{ value: 'none', label: 'Talent pool' }];
const ASSIGNEES = [
  { value: 'me', label: 'Me' },
  { value: 'nobody', label: 'Unassigned' },
];
const READ = yesNo('Unread', 'Read');
const VERIFIED = yesNo('Verified', 'Not verified');
const RATINGS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: `${value} or higher` }));

export const SORT_OPTIONS = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'rating', label: 'Highest rated first' },
];

/** Filters apply immediately. */
export function FilterPanel({ filters, onChange, items, hasStages }: FilterPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const anchor = `--filters-${id.replace(/\W/g, '')}`;
  useShortcut('f', 'Filters', () => panel.current?.showPopover());
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        style={{ anchorName: anchor } as React.CSSProperties}
        className={buttonClass({})}
      >
        <Icon name="list-filter" />
        Filters
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Filters"
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState === 'open') event.currentTarget.querySelector('select')?.focus();
        }}
        style={{ positionAnchor: anchor } as React.CSSProperties}
        className={`${FLOATING} ${SIDES['below-start']} p-4 sm:w-[min(34rem,100vw)]`}
      >
        {isOpen && (
          <Fields filters={filters} onChange={onChange} items={items} hasStages={hasStages} />
        )}
        <div className="mt-4 flex justify-end gap-2">
          {isFiltered(filters) && (
            <Button
              tone="plain"
              onClick={() => onChange(filters.sort ? { sort: filters.sort } : {})}
            >
              Clear all
            </Button>
          )}
          <Button tone="primary" onClick={() => panel.current?.hidePopover()}>
            Done
          </Button>
        </div>
      </div>
    </>
  );
}

function Fields({ filters, onChange, items, hasStages }: FilterPanelProps) {
  const { data: jobs = [] } = useJobs();
  const staff = useStaff();
  const set = (name: FilterName, value: string) => onChange(withFilter(filters, name, value));
  const field = (name: FilterName) => ({
    value: filters[name] ?? '',
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      set(name, event.currentTarget.value),
  });
  const textField = (name: FilterName) => ({
    hint: 'Separate with commas. Applicants must have all of them.',
    value: filters[name] ?? '',
    onChange: (value: string) => set(name, value),
  });
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-6 sm:*:col-span-3">
      <Select
        label="Job"
        emptyLabel="All jobs"
        choices={[...TALENT_POOL, ...jobs.map(({ slug, name }) => ({ value: slug, label: name }))]}
        {...field('job')}
      />
      <Select
        label="Assigned to"
        emptyLabel="Anyone"
        choices={[...ASSIGNEES, ...staff.map(({ id, name }) => ({ value: id, label: name }))]}
        {...field('assigned')}
      />
      {hasStages && <Stages filters={filters} onChange={onChange} />}
      <ListFilter
        label="Skills"
        suggestions={items.flatMap(({ skills }) => skills)}
        {...textField('skill')}
      />
      <ListFilter
        label="Tags"
        suggestions={items.flatMap(({ tags }) => tags)}
        {...textField('tag')}
      />
      <Narrow>
        <Select label="Read status" emptyLabel="Any" choices={READ} {...field('unread')} />
      </Narrow>
      <Narrow>
        <Select label="Verification" emptyLabel="Any" choices={VERIFIED} {...field('verified')} />
      </Narrow>
      <Narrow>
        <Select label="Rating" emptyLabel="Any" choices={RATINGS} {...field('rating')} />
      </Narrow>
      <TextField type="date" label="Applied from" {...field('from')} max={filters.to} />
      <TextField type="date" label="Applied until" {...field('to')} min={filters.from} />
      <div className="sm:hidden">
        <Select
          label="Sort by"
          emptyLabel="Newest first"
          choices={SORT_OPTIONS}
          {...field('sort')}
        />
      </div>
    </div>
  );
}

const Narrow = ({ children }: { children: React.ReactNode }) => (
  <div className="sm:col-span-2!">{children}</div>
);

function Stages({ filters, onChange }: Pick<FilterPanelProps, 'filters' | 'onChange'>) {
  const chosen = valuesOf(filters, 'stage');
  return (
    <fieldset className="sm:col-span-6!">
      <legend className="mb-1 text-sm font-medium">Stage</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {useStages().map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={chosen.includes(id)}
            onChange={() => onChange(withToggled(filters, 'stage', id))}
          />
        ))}
      </div>
    </fieldset>
  );
}
