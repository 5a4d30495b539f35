import { useRef, useState } from 'react';
import { saveFile } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { useCan } from '#console/session.tsx';
import { Button } from '#console/ui/button.tsx';
import { StaleBanner } from '#console/ui/detail-page.tsx';
import { formatCount, MoreRows } from '#console/ui/more-rows.tsx';
import { Page } from '#console/ui/page.tsx';
import { QueryPending } from '#console/ui/pending.tsx';
import { NOTHING_SELECTED, within } from '#console/ui/selection.ts';
import { SelectionBar } from '#console/ui/selection-bar.tsx';
import {
  ActionDialogs,
  type ActionKind,
  type PendingAction,
} from '#console/views/applicants/changes/action-dialogs.tsx';
import { markReadMany } from '#console/views/applicants/changes/change-many.ts';
import { useApplicantList } from '#console/views/applicants/data/use-applicant-list.ts';
import {
  type Filters,
  isFiltered,
  type SetFilters,
  searchOf,
  useFilters,
} from '#console/views/applicants/filters/applicant-filters.ts';
import { FilterBar } from '#console/views/applicants/filters/filter-bar.tsx';
import { ViewSwitch } from '#console/views/applicants/filters/view-switch.tsx';
import type { ApplicantQuery, ApplicantSummary } from '#contract/console/applicants.ts';
import { CONSOLE_LIMITS } from '#contract/console/limits.ts';
import { ApplicantRows } from './applicant-rows.tsx';
import { NoApplicants, NoMatches } from './empty-list.tsx';
import { useListPosition } from './row-links.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSelectAll } from './use-select-all.ts';

export function Component() {
  const [filters, setFilters] = useFilters();
  const search = searchOf(filters);
  const list = useApplicantList(search);
  const { data, isPlaceholderData } = list;
  const items = data?.items ?? [];
  const total = data?.total ?? 0;
  const order = items.map(({ id }) => id);
  const [rawSelection, setSelection] = useState(NOTHING_SELECTED);
  const selection = within(rawSelection, order);
  const [act, setAct] = useState<PendingAction | null>(null);
  const mayWork = useCan('applicants.work');
  const rows = useRef<HTMLUListElement>(null);
  const filter: SetFilters = (next, isTyping) => {
    setSelection(NOTHING_SELECTED);
    setFilters(next, isTyping);
  };
  useListPosition(rows, data !== undefined && !isPlaceholderData);
  useListKeys({ rows, items, selection, setSelection, act: setAct, search, mayWork });
  const all = useSelectAll(search, { ...list, order, total }, setSelection);
  const shared = { items, search, selection, mayWork, onSelect: setSelection, onAct: setAct };
  return (
    <Page
      title="Applicants"
      note={data && !isPlaceholderData ? formatCount(total, data.isApproximate) : undefined}
      actions={
        <>
          {items.length > 0 && <ExportButton filters={filters} />}
          <ViewSwitch search={search} />
        </>
      }
      isWide
    >
      <FilterBar filters={filters} onChange={filter} items={items} hasStages />
      <div className="px-4 py-2 empty:hidden">
        <StaleBanner query={list} />
      </div>
      <QueryPending query={list} rows={10} label="Loading applicants" />
      {items.length > 0 ? (
        <div className={`transition-opacity ${isLate(list) ? 'opacity-60' : ''}`}>
          <ApplicantRows ref={rows} {...shared} />
          <MoreRows list={list} loadedCount={items.length} total={total} />
        </div>
      ) : (
        <EmptyList list={list} filters={filters} onChange={filter} />
      )}
      <BulkBar
        selected={items.filter(({ id }) => selection.ids.has(id))}
        total={Math.max(total, items.length)}
        loaded={items.length}
        all={all}
        onAct={setAct}
        onClear={() => setSelection(NOTHING_SELECTED)}
      />
      <ActionDialogs act={act} onChange={setAct} tags={items} />
    </Page>
  );
}

type List = ReturnType<typeof useApplicantList>;

/** The rows are still those of the previous filters. */
const isLate = ({ isPlaceholderData, isFetching }: List) => isPlaceholderData && isFetching;

interface EmptyListProps {
  list: List;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

function EmptyList({ list: { data, isPlaceholderData }, filters, onChange }: EmptyListProps) {
  if (!data || isPlaceholderData) return null;
  if (!isFiltered(filters)) return <NoApplicants />;
  return <NoMatches filters={filters} unknown={data.unknown ?? []} onChange={onChange} />;
}

/** Exports everything that matches the filters. The server asks for a proof of identity first. */
export function ExportButton({ filters }: { filters: Filters }) {
  if (!useCan('applicants.export')) return null;
  const query = filters as Omit<ApplicantQuery, 'cursor'>;
  return (
    <Button
      icon="download"
      className="max-sm:hidden"
      onClick={() => void mutate({ send: () => saveFile('exportApplicants', { query }) })}
    >
      Export
    </Button>
  );
}

interface BulkBarProps {
  selected: readonly ApplicantSummary[];
  total: number;
  loaded: number;
  all: ReturnType<typeof useSelectAll>;
  onAct: (act: PendingAction) => void;
  onClear: () => void;
}

export function BulkBar({ selected, total, loaded, all, onAct, onClear }: BulkBarProps) {
  const count = selected.length;
  const note = count === CONSOLE_LIMITS.bulk ? ', the maximum for one change' : '';
  const areRead = selected.every(({ isRead }) => isRead);
  const isPage = count >= Math.min(loaded, all.most);
  const act = (kind: ActionKind) => (event: React.MouseEvent<HTMLElement>) =>
    onAct({ kind, applicants: selected, anchor: event.currentTarget });
  return (
    <SelectionBar count={count} note={note} onClear={onClear} total={formatCount(total)}>
      {count < all.most && (
        <Button
          tone="plain"
          isBusy={all.isSelecting}
          onClick={all.selectAll}
          // Narrow screens have no checkbox that selects all rows.
          className={isPage || all.isSelecting ? '' : 'lg:hidden'}
        >
          Select {all.most < total ? `first ${all.most}` : `all ${all.most}`}
        </Button>
      )}
      <Button tone="plain" keys="s" onClick={act('stage')} aria-haspopup="menu">
        Stage
      </Button>
      <Button tone="plain" keys="a" onClick={act('assign')} aria-haspopup="menu">
        Assign
      </Button>
      <Button tone="plain" keys="t" onClick={act('tag')}>
        Tag
      </Button>
      <Button tone="plain" keys="u" onClick={() => void markReadMany(selected, !areRead)}>
        {areRead ? 'Mark as unread' : 'Mark as read'}
      </Button>
      <Button tone="plain-danger" keys="e" onClick={act('reject')}>
        Reject
      </Button>
    </SelectionBar>
  );
}
