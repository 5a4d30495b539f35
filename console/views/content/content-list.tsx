/** All entries of the pack: pages, posts, events and everything else that the site says. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#console/api/call.ts';
import { useCan } from '#console/session.tsx';
import { Badge } from '#console/ui/badge.tsx';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { DataList } from '#console/ui/data-list.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { formatNumber } from '#console/ui/formats.ts';
import { Page } from '#console/ui/page.tsx';
import { QueryPending } from '#console/ui/pending.tsx';
import { SearchField } from '#console/ui/search-field.tsx';
import { ENTRY_KINDS, type EntryKind } from '#contract/console/entry-names.ts';
import { EntryRow } from './entry-row.tsx';
import { faultsIn, useContentHealth } from './health/health-query.ts';
import { NewEntry } from './new-entry.tsx';
import { ReviewMenu } from './review-menu.tsx';

const STATES = {
  draft: 'Drafts',
  review: 'To review',
  planned: 'Planned',
  conflict: 'Conflicts',
  deleted: 'Bin',
} as const;
type State = keyof typeof STATES;

const KINDS = Object.entries(ENTRY_KINDS) as [EntryKind, { many: string }][];

export function Component() {
  const [params, setParams] = useSearchParams();
  const [isCreating, setCreating] = useState(false);
  const mayEdit = useCan('content.edit');
  const mayReview = useCan('content.review');
  const kind = params.get('kind') as EntryKind | null;
  const state = params.get('state') as State | null;
  const q = params.get('q') ?? '';
  const offset = Number(params.get('offset') ?? 0);
  const query = {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(q && { q }),
    ...(offset > 0 && { offset }),
  };
  const entries = useQuery({
    queryKey: [`content?${params}`],
    queryFn: ({ signal }) => call('listEntries', { query, signal }),
    placeholderData: keepPreviousData,
  });
  const { data } = entries;
  const show = (name: string, value: string | null) =>
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.delete('offset');
        if (name === 'kind' || name === 'state')
          for (const other of ['kind', 'state']) next.delete(other);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: name === 'q' },
    );
  return (
    <Page
      title="Content"
      isWide
      actions={
        <>
          <HealthLink />
          <ButtonLink to="/content/planned" icon="clock">
            <span className="max-sm:sr-only">Planned</span>
          </ButtonLink>
          {mayEdit && (
            <Button tone="action" icon="plus" onClick={() => setCreating(true)}>
              New entry
            </Button>
          )}
          {mayReview && data && <ReviewMenu needsReview={data.needsReview} />}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <Filters
          active={state ?? kind ?? ''}
          counts={data?.counts ?? {}}
          onShow={(name, value) => show(name, value)}
        />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
          <SearchField
            label="Search titles and file names"
            value={q}
            onSearch={(text) => show('q', text)}
          />
          <QueryPending query={entries} label="Entries" />
          {data && data.items.length === 0 && (
            <EmptyState icon="file-text" title="Nothing here">
              {q ? 'No title or file name has these words.' : 'Entries appear here as they change.'}
            </EmptyState>
          )}
          {data && data.items.length > 0 && (
            <DataList label="Entries" className="rounded-card border border-line bg-surface">
              {data.items.map((entry) => (
                <EntryRow key={entry.file} entry={entry} />
              ))}
            </DataList>
          )}
          {data && data.total > data.items.length && (
            <nav aria-label="Pages of the list" className="flex justify-center gap-2">
              {offset > 0 && <Button onClick={() => show('offset', null)}>Newest entries</Button>}
              {data.total > data.items.length + offset && (
                <Button onClick={() => show('offset', String(offset + data.items.length))}>
                  Older entries
                </Button>
              )}
            </nav>
          )}
        </div>
      </div>
      {isCreating && <NewEntry kind={kind} onClose={() => setCreating(false)} />}
    </Page>
  );
}

/** With the number of faults on the site. */
function HealthLink() {
  const { data } = useContentHealth();
  const faults = data ? faultsIn(data) : 0;
  return (
    <ButtonLink to="/content/health" icon="activity">
      <span className="max-sm:sr-only">Health</span>
      {faults > 0 && (
        <Badge tone="warning">
          {formatNumber(faults)}
          <span className="sr-only"> {faults === 1 ? 'finding' : 'findings'}</span>
        </Badge>
      )}
    </ButtonLink>
  );
}

interface FiltersProps {
  active: string;
  counts: Readonly<Record<string, number>>;
  onShow: (name: 'kind' | 'state', value: string | null) => void;
}

function Filters({ active, counts, onShow }: FiltersProps) {
  const item = (name: 'kind' | 'state', id: string, label: string) => (
    <li key={id} className="flex-none">
      <button
        type="button"
        aria-pressed={active === id}
        onClick={() => onShow(name, active === id ? null : id)}
        className="flex w-full cursor-pointer items-center justify-between gap-3 rounded-inner px-2.5 py-1.5 text-left text-sm whitespace-nowrap text-quiet hover:bg-sunken hover:text-text aria-pressed:bg-accent-tint aria-pressed:font-medium aria-pressed:text-on-accent-tint touch:min-h-11"
      >
        {label}
        <span className="text-xs tabular-nums">{counts[id] ?? 0}</span>
      </button>
    </li>
  );
  const states = (Object.entries(STATES) as [State, string][]).filter(
    ([id]) => (counts[id] ?? 0) > 0 || active === id,
  );
  return (
    <nav aria-label="Kinds of entries" className="min-w-0">
      <ul className="scroll-shades flex gap-1 overflow-x-auto pb-1 lg:grid lg:gap-0.5 lg:overflow-visible lg:mask-none">
        {states.map(([id, label]) => item('state', id, label))}
        {KINDS.filter(([id]) => (counts[id] ?? 0) > 0).map(([id, { many }]) =>
          item('kind', id, many),
        )}
      </ul>
    </nav>
  );
}
