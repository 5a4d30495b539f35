import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { saveFile } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { useCan, useSession } from '#console/session.tsx';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { MoreRows, SIMILAR_NOTE } from '#console/ui/more-rows.tsx';
import { Page } from '#console/ui/page.tsx';
import { QueryPending } from '#console/ui/pending.tsx';
import { extend, NOTHING_SELECTED, type Selection, toggle, within } from '#console/ui/selection.ts';
import { SelectionBar } from '#console/ui/selection-bar.tsx';
import { assign, setRead, setSpam, setState } from '#console/views/inbox/change-items.ts';
import {
  type FilterName,
  type Filters,
  isFiltered,
  readFilters,
  searchOf,
  useInbox,
  withFilter,
} from '#console/views/inbox/inbox-filters.ts';
import type { InboxPage, InboxQuery, InboxSummary } from '#contract/console/inbox.ts';
import { InboxFilterBar } from './inbox-filter-bar.tsx';
import { InboxRow } from './inbox-row.tsx';
import { useInboxKeys } from './use-inbox-keys.ts';

const NOUNS = ['message or lead', 'messages and leads'] as const;

const noteOf = ({ unread, isApproximate }: InboxPage) =>
  `${unread} unread${isApproximate ? `. ${SIMILAR_NOTE}` : ''}`;

export function Component() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const search = searchOf(filters);
  const inbox = useInbox(search);
  const { data, isPlaceholderData } = inbox;
  const items = data?.items ?? [];
  const [rawSelection, setSelection] = useState(NOTHING_SELECTED);
  const selection = within(
    rawSelection,
    items.map(({ id }) => id),
  );
  const selected = items.filter(({ id }) => selection.ids.has(id));
  const mayWork = useCan('messages.work');
  const rows = useRef<HTMLUListElement>(null);
  useInboxKeys({ rows, items, selection, setSelection, mayWork });

  function filter(name: FilterName, value: string, isTyping = false) {
    setSelection(NOTHING_SELECTED);
    setParams(searchOf(withFilter(filters, name, value)), { replace: isTyping });
  }

  return (
    <Page
      title="Inbox"
      note={data && !isPlaceholderData ? noteOf(data) : undefined}
      actions={
        <>
          <ExportButton filters={filters} />
          <DeliveriesLink />
        </>
      }
      isWide
    >
      <InboxFilterBar filters={filters} onFilter={filter} />
      <QueryPending query={inbox} label="Loading the inbox" />
      {data && items.length === 0 && !isPlaceholderData && (
        <EmptyInbox filters={filters} onClear={() => setParams('')} />
      )}
      {items.length > 0 && (
        <>
          <Rows
            ref={rows}
            items={items}
            search={search}
            mayWork={mayWork}
            selection={selection}
            onSelect={setSelection}
          />
          <MoreRows list={inbox} loadedCount={items.length} nouns={NOUNS} />
        </>
      )}
      <InboxBulkBar
        selected={selected}
        total={items.length}
        onDone={() => setSelection(NOTHING_SELECTED)}
      />
    </Page>
  );
}

function DeliveriesLink() {
  if (!useCan('deliveries.read')) return null;
  return (
    <ButtonLink to="/inbox/deliveries" icon="send">
      Deliveries
    </ButtonLink>
  );
}

interface RowsProps {
  ref: React.RefObject<HTMLUListElement | null>;
  items: readonly InboxSummary[];
  search: string;
  mayWork: boolean;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

function Rows({ ref, items, search, mayWork, selection, onSelect }: RowsProps) {
  const order = items.map(({ id }) => id);
  return (
    <ul ref={ref} aria-label="Inbox" className="divide-y divide-line border-b border-line">
      {items.map((item) => (
        <InboxRow
          key={item.id}
          item={item}
          search={search}
          mayWork={mayWork}
          isSelected={selection.ids.has(item.id)}
          onSelect={(isRange) =>
            onSelect(isRange ? extend(selection, item.id, order) : toggle(selection, item.id))
          }
        />
      ))}
    </ul>
  );
}

/** Exports everything that matches the filters. */
export function ExportButton({ filters }: { filters: Filters }) {
  if (!useCan('messages.export')) return null;
  return (
    <Button
      icon="download"
      className="max-sm:hidden"
      onClick={() =>
        mutate({
          send: () => saveFile('exportInbox', { query: filters as Omit<InboxQuery, 'cursor'> }),
        })
      }
    >
      Export
    </Button>
  );
}

export function EmptyInbox({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  if (isFiltered(filters)) {
    return (
      <EmptyState
        icon="filter"
        title="No matching items"
        actions={
          <Button tone="primary" onClick={onClear}>
            Clear all filters
          </Button>
        }
      >
        Remove a filter, or clear them all.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="inbox" title="No messages or leads yet">
      Contact form messages, and leads from white papers, videos and the newsletter, appear here as
      soon as they are sent.
    </EmptyState>
  );
}

interface InboxBulkBarProps {
  selected: readonly InboxSummary[];
  total: number;
  onDone: () => void;
}

export function InboxBulkBar({ selected, total, onDone }: InboxBulkBarProps) {
  const { staff: me } = useSession();
  const count = selected.length;
  const areSpam = count > 0 && selected.every(({ isSpam }) => isSpam);
  const areRead = selected.every(({ isRead }) => isRead);
  const run = (change: () => unknown) => () => {
    change();
    onDone();
  };
  return (
    <SelectionBar count={count} total={total} onClear={onDone}>
      <Button tone="plain" onClick={run(() => setState(selected, 'done'))}>
        Mark as done
      </Button>
      <Button tone="plain" onClick={run(() => setState(selected, 'open'))}>
        Reopen
      </Button>
      <Button tone="plain" onClick={run(() => assign(selected, { id: me.id, name: me.name }))}>
        Assign to me
      </Button>
      <Button tone="plain" onClick={run(() => setRead(selected, !areRead))}>
        {areRead ? 'Mark as unread' : 'Mark as read'}
      </Button>
      <Button tone="plain" onClick={run(() => setSpam(selected, !areSpam))}>
        {areSpam ? 'Not spam' : 'Mark as spam'}
      </Button>
    </SelectionBar>
  );
}
