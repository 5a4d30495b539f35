import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call, saveFile, searchOf } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { Button } from '#console/ui/button.tsx';
import { useCursorPages } from '#console/ui/cursor-pages.ts';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { FilterChip } from '#console/ui/filter-chip.tsx';
import { Page } from '#console/ui/page.tsx';
import { CursorPager } from '#console/ui/pager.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { QueryPending } from '#console/ui/pending.tsx';
import { Select } from '#console/ui/select.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { urlFilters } from '#console/ui/url-filters.ts';
import { useStaffList } from '#console/views/applicants/data/console-facts.ts';
import type { AuditQuery } from '#contract/console/audit.ts';
import { ACTION_LABELS, ACTIONS } from './action-labels.ts';
import { AuditEntryList } from './audit-entry-list.tsx';
import { shortId } from './entry-details.tsx';

type Filters = Omit<AuditQuery, 'cursor'>;
type FilterName = keyof Filters;

const { readFilters } = urlFilters<FilterName>({
  staff: /\S/,
  action: new RegExp(`^(${ACTIONS.join('|')})$`),
  object: /\S/,
  from: /\S/,
  to: /\S/,
});

export function Component() {
  const { filters, filter, clear } = useAuditFilters();
  const pages = useCursorPages();
  const { cursor } = pages;
  const audit = useQuery({
    queryKey: [`audit${searchOf({ ...filters, cursor })}`],
    queryFn: ({ signal }) => call('listAudit', { query: { ...filters, cursor }, signal }),
    placeholderData: keepPreviousData,
  });
  const { items = [], next } = audit.data ?? {};
  return (
    <Page
      title="Audit log"
      note={
        <span className="max-sm:hidden">Who did what and when. Entries cannot be changed.</span>
      }
      isWide
      actions={
        <Button
          icon="download"
          onClick={() => mutate({ send: () => saveFile('exportAudit', { query: filters }) })}
        >
          Export
        </Button>
      }
    >
      <div className="px-4 pb-8">
        <Panel isFlush>
          <AuditFilters filters={filters} onFilter={filter} />
          <QueryPending query={audit} />
          {audit.data && items.length === 0 && (
            <NoEntries isFiltered={Object.keys(filters).length > 0} onClear={clear} />
          )}
          {items.length > 0 && (
            <>
              <AuditEntryList items={items} onFilter={filter} />
              <CursorPager pages={pages} next={audit.isPlaceholderData ? null : next}>
                {items.length} entries, newest first
              </CursorPager>
            </>
          )}
        </Panel>
      </div>
    </Page>
  );
}

interface NoEntriesProps {
  isFiltered: boolean;
  onClear: () => void;
}

function NoEntries({ isFiltered, onClear }: NoEntriesProps) {
  return (
    <EmptyState
      icon="scroll-text"
      title={isFiltered ? 'No matching entries' : 'No entries yet'}
      actions={isFiltered && <Button onClick={onClear}>Clear all filters</Button>}
    >
      {isFiltered
        ? 'Remove a filter to see more entries.'
        : 'Sign-ins, viewed resumes and changes will appear here.'}
    </EmptyState>
  );
}

function useAuditFilters() {
  const [params, setParams] = useSearchParams();
  function filter(name: FilterName, value: string) {
    setParams((current) => {
      const next = new URLSearchParams(current);
      // Another filter has other pages.
      next.delete('cursor');
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  }
  return { filters: readFilters(params) as Filters, filter, clear: () => setParams({}) };
}

interface AuditFiltersProps {
  filters: Filters;
  onFilter: (name: FilterName, value: string) => void;
}

function AuditFilters({ filters, onFilter }: AuditFiltersProps) {
  const { data } = useStaffList();
  const people = (data?.staff ?? []).map(({ id, name, removedAt }) => ({
    value: id,
    label: removedAt === null ? name : `${name} (removed)`,
  }));
  const actions = ACTIONS.map((action) => ({ value: action, label: ACTION_LABELS[action] }));
  return (
    <div className="no-print grid grid-cols-2 gap-3 border-b border-line p-4 md:grid-cols-4">
      <Select
        label="Team member"
        emptyLabel="Anyone"
        choices={people}
        value={filters.staff ?? ''}
        onChange={({ target }) => onFilter('staff', target.value)}
      />
      <Select
        label="Action"
        emptyLabel="Any action"
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
            label={`Item: ${shortId(filters.object)}`}
            onRemove={() => onFilter('object', '')}
          />
        </div>
      )}
    </div>
  );
}
