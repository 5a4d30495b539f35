import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, saveFile } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { Button } from '#console/ui/button.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { Page } from '#console/ui/page.tsx';
import { Pager } from '#console/ui/pager.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { Pending } from '#console/ui/pending.tsx';
import type { AuditQuery } from '#contract/console/audit.ts';
import { AUDIT_ACTIONS } from '#contract/console/audit-actions.ts';
import { RecordFilters } from './record-filters.tsx';
import { RecordList } from './record-list.tsx';

const FILTERS = ['staff', 'action', 'object', 'from', 'to'] as const;

export function Component() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  // Where each page that was gone through began: the record only goes on.
  const [earlier, setEarlier] = useState<string[]>([]);
  const cursor = params.get('cursor') ?? undefined;
  const query = { ...filters, cursor };
  const record = useQuery({
    queryKey: [`audit?${new URLSearchParams(params)}`],
    queryFn: ({ signal }) => call('listAudit', { query, signal }),
    placeholderData: keepPreviousData,
  });
  const { data } = record;

  function filter(name: (typeof FILTERS)[number], value: string) {
    setEarlier([]);
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete('cursor');
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  }

  function goTo(at: string | undefined, before: string[]) {
    setEarlier(before);
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (at) next.set('cursor', at);
      else next.delete('cursor');
      return next;
    });
  }

  const isFiltered = FILTERS.some((name) => filters[name] !== undefined);
  const next = data?.next;
  return (
    <Page
      title="Record"
      note={<span className="max-sm:hidden">Who did what. Nothing in it can be changed.</span>}
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
          <RecordFilters filters={filters} onFilter={filter} />
          <Pending query={record} />
          {data?.items.length === 0 && (
            <EmptyState
              icon="scroll-text"
              title={isFiltered ? 'Nothing fits these filters' : 'Nothing has happened yet'}
              actions={
                isFiltered && <Button onClick={() => setParams({})}>Clear all filters</Button>
              }
            >
              {isFiltered
                ? 'Take one of them away to see more of the record.'
                : 'Every sign-in, every résumé that is seen and every change will stand here.'}
            </EmptyState>
          )}
          {data && data.items.length > 0 && (
            <>
              <RecordList items={data.items} onFilter={filter} />
              <Pager
                onPrevious={
                  cursor ? () => goTo(earlier.at(-1) || undefined, earlier.slice(0, -1)) : undefined
                }
                onNext={next ? () => goTo(next, [...earlier, cursor ?? '']) : undefined}
              >
                {data.items.length} entries, the newest first
              </Pager>
            </>
          )}
        </Panel>
      </div>
    </Page>
  );
}

/** What stands in the URL, as far as the server takes it. */
function readFilters(params: URLSearchParams): Omit<AuditQuery, 'cursor'> {
  const found = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const action = AUDIT_ACTIONS.find((each) => each === found.action);
  return { ...found, action };
}
