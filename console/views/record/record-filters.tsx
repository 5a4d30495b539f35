import { FilterChip } from '#console/ui/filter-chip.tsx';
import { Select } from '#console/ui/select.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { useStaffList } from '#console/views/applicants/data/desk-facts.ts';
import type { AuditQuery } from '#contract/console/audit.ts';
import { AUDIT_ACTIONS } from '#contract/console/audit-actions.ts';
import { ACTION_WORDS } from './action-words.ts';
import { shortId } from './entry-facts.tsx';

type Filters = Omit<AuditQuery, 'cursor'>;

interface RecordFiltersProps {
  filters: Filters;
  onFilter: (name: keyof Filters, value: string) => void;
}

export function RecordFilters({ filters, onFilter }: RecordFiltersProps) {
  const { data } = useStaffList();
  const people = (data?.staff ?? []).map(({ id, name, removedAt }) => ({
    value: id,
    label: removedAt === null ? name : `${name} (left)`,
  }));
  const actions = AUDIT_ACTIONS.map((action) => ({ value: action, label: ACTION_WORDS[action] }));
  return (
    <div className="no-print grid grid-cols-2 gap-3 border-b border-line p-4 md:grid-cols-4">
      <Select
        label="Who"
        emptyLabel="Anybody"
        choices={people}
        value={filters.staff ?? ''}
        onChange={({ target }) => onFilter('staff', target.value)}
      />
      <Select
        label="What"
        emptyLabel="Anything"
        choices={actions}
        value={filters.action ?? ''}
        onChange={({ target }) => onFilter('action', target.value)}
      />
      <TextField
        label="From"
        type="date"
        value={filters.from ?? ''}
        onChange={({ target }) => onFilter('from', target.value)}
      />
      <TextField
        label="To"
        type="date"
        value={filters.to ?? ''}
        onChange={({ target }) => onFilter('to', target.value)}
      />
      {filters.object && (
        <div className="col-span-full">
          <FilterChip
            label={`Done to ${shortId(filters.object)}`}
            onRemove={() => onFilter('object', '')}
          />
        </div>
      )}
    </div>
  );
}
