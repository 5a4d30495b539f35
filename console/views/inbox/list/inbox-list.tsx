import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCan } from '#console/session.tsx';
import { ButtonLink } from '#console/ui/button.tsx';
import { MoreRows, SIMILAR } from '#console/ui/more-rows.tsx';
import { Page } from '#console/ui/page.tsx';
import { Pending } from '#console/ui/pending.tsx';
import { extend, NOTHING_SELECTED, type Selection, toggle, within } from '#console/ui/selection.ts';
import {
  type FilterName,
  readFilters,
  searchOf,
  useInbox,
  withFilter,
} from '#console/views/inbox/inbox-filters.ts';
import type { InboxHead, InboxPage } from '#contract/console/inbox.ts';
import { EmptyInbox } from './empty-inbox.tsx';
import { ExportButton } from './export-button.tsx';
import { InboxBulkBar } from './inbox-bulk-bar.tsx';
import { InboxFilterBar } from './inbox-filter-bar.tsx';
import { InboxRow } from './inbox-row.tsx';
import { useInboxKeys } from './use-inbox-keys.ts';

const NOUNS = ['message or lead', 'messages and leads'] as const;

const noteOf = ({ unread, areSimilar }: InboxPage) =>
  `${unread} unread${areSimilar ? `. ${SIMILAR}` : ''}`;

/** Messages, enquiries and leads, the newest first. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const search = searchOf(filters);
  const inbox = useInbox(search);
  const { data, isPlaceholderData } = inbox;
  const items = data?.items ?? [];
  const [chosen, setChosen] = useState(NOTHING_SELECTED);
  const selection = within(
    chosen,
    items.map(({ id }) => id),
  );
  const selected = items.filter(({ id }) => selection.ids.has(id));
  const mayWork = useCan('messages.work');
  const rows = useRef<HTMLUListElement>(null);
  useInboxKeys({ rows, items, selection, setSelection: setChosen, mayWork });

  function filter(name: FilterName, value: string, isTyping = false) {
    setChosen(NOTHING_SELECTED);
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
      <Pending query={inbox} label="Loading the inbox" />
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
            onSelect={setChosen}
          />
          <MoreRows list={inbox} shown={items.length} nouns={NOUNS} />
        </>
      )}
      <InboxBulkBar
        selected={selected}
        of={items.length}
        onDone={() => setChosen(NOTHING_SELECTED)}
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
  items: readonly InboxHead[];
  search: string;
  mayWork: boolean;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

function Rows({ ref, items, search, mayWork, selection, onSelect }: RowsProps) {
  const order = items.map(({ id }) => id);
  return (
    <ul ref={ref} aria-label="Inbox" className="divide-y divide-line border-b border-line">
      {items.map((head) => (
        <InboxRow
          key={head.id}
          head={head}
          search={search}
          mayWork={mayWork}
          isSelected={selection.ids.has(head.id)}
          onSelect={(isRange) =>
            onSelect(isRange ? extend(selection, head.id, order) : toggle(selection, head.id))
          }
        />
      ))}
    </ul>
  );
}
