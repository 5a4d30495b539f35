/** Everything that is planned to go live or to come down, and what failed. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { useCan } from '#console/session.tsx';
import { BackLink } from '#console/ui/back-link.tsx';
import { Badge } from '#console/ui/badge.tsx';
import { Button } from '#console/ui/button.tsx';
import { DataList, DataRow } from '#console/ui/data-list.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { Page } from '#console/ui/page.tsx';
import { QueryPending } from '#console/ui/pending.tsx';
import type { Publication } from '#contract/console/entries.ts';
import { editPath } from './entry-labels.ts';
import { wallTimes } from './wall-times.ts';

export function Component() {
  const planned = useQuery({
    queryKey: ['content/planned'],
    queryFn: ({ signal }) => call('listPublications', { query: {}, signal }),
  });
  const { data } = planned;
  return (
    <Page title="Planned" isWide lead={<BackLink pathname="/content" group="Content" />}>
      <div className="grid gap-4 px-4 pb-8">
        <QueryPending query={planned} label="Planned publications" />
        {data?.items.length === 0 && (
          <EmptyState icon="clock" title="Nothing is planned">
            Open an entry and choose “Publish later” to plan when it goes live.
          </EmptyState>
        )}
        {data && data.items.length > 0 && (
          <DataList
            label="Planned publications"
            className="rounded-card border border-line bg-surface"
          >
            {data.items.map((item) => (
              <PlannedRow key={item.id} item={item} siteZone={data.timeZone} />
            ))}
          </DataList>
        )}
      </div>
    </Page>
  );
}

function PlannedRow({ item, siteZone }: { item: Publication; siteZone: string }) {
  const { id, file, title, isTakedown, state, problem, by } = item;
  const mayPublish = useCan('content.publish');
  const hasFailed = state === 'failed';
  return (
    <DataRow className="flex-wrap gap-y-1.5">
      <div className="min-w-0 flex-[1_1_18rem]">
        <Link to={editPath(file)} className="text-base font-medium hover:underline">
          {title}
        </Link>
        <p className="text-xs text-quiet">
          {isTakedown ? 'Comes down' : 'Goes live'} {wallTimes(item.dueAt, siteZone)}
          {by && ` · ${by.name}`}
        </p>
        {problem && <p className="text-sm text-danger">{problem}</p>}
      </div>
      <Badge tone={hasFailed ? 'danger' : 'accent'}>{hasFailed ? 'Failed' : 'Planned'}</Badge>
      {mayPublish && !hasFailed && (
        <Button
          size="small"
          onClick={() =>
            mutate({
              send: () => call('cancelPublication', { params: { id } }),
              invalidates: ['content'],
              doneText: `Canceled: ${title}`,
            })
          }
        >
          Cancel<span className="sr-only"> {title}</span>
        </Button>
      )}
    </DataRow>
  );
}
