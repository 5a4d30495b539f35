import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { useQuery } from '#console/api/use-query.ts';
import { DataList } from '#console/ui/data-list.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { ErrorPanel } from '#console/ui/error-panel.tsx';
import { Page } from '#console/ui/page.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { SkeletonRows } from '#console/ui/skeleton.tsx';
import type { DeskOpening } from '#contract/console/openings.ts';
import { CloseDialog } from './close-dialog.tsx';
import { LastDayDialog } from './last-day-dialog.tsx';
import { OpeningRow } from './opening-row.tsx';

const GROUPS = [
  { title: 'Open', has: ({ isOpen }: DeskOpening) => isOpen },
  {
    title: 'Closed',
    has: ({ isOpen, isInPack, publishedAt }: DeskOpening) =>
      !isOpen && isInPack && publishedAt <= Date.now(),
  },
  { title: 'Not published yet', has: ({ publishedAt }: DeskOpening) => publishedAt > Date.now() },
  { title: 'No longer on the site', has: ({ isInPack }: DeskOpening) => !isInPack },
] as const;

export function Component() {
  const openings = useQuery('openings', (signal) => call('listOpenings', { signal }));
  const desk = useQuery('desk', (signal) => call('getDesk', { signal }));
  const [extended, setExtended] = useState<DeskOpening>();
  const [closing, setClosing] = useState<DeskOpening>();
  const { data, problem, retry } = openings;
  const stages = desk.data?.stages ?? [];
  return (
    <Page
      title="Openings"
      note={data && `${data.filter(({ isOpen }) => isOpen).length} open`}
      isWide
    >
      <div className="grid gap-5 px-4 pb-8">
        {!data && (problem ? <ErrorPanel problem={problem} onRetry={retry} /> : <SkeletonRows />)}
        {data?.length === 0 && (
          <EmptyState icon="briefcase" title="No openings yet">
            Openings are files in the content folder, in <code>jobs/</code>. Once one is published,
            you can close it here, put off its last day, and see how its applications get on.
          </EmptyState>
        )}
        {GROUPS.map(({ title, has }) => {
          const group = data?.filter(has) ?? [];
          if (group.length === 0) return null;
          return (
            <Panel key={title} title={title} count={group.length} isFlush>
              <DataList label={title}>
                {group.map((opening) => (
                  <OpeningRow
                    key={opening.slug}
                    opening={opening}
                    stages={stages}
                    onExtend={() => setExtended(opening)}
                    onAskClose={() => setClosing(opening)}
                  />
                ))}
              </DataList>
            </Panel>
          );
        })}
      </div>
      {closing && (
        <CloseDialog opening={closing} stages={stages} onClose={() => setClosing(undefined)} />
      )}
      {extended && (
        <LastDayDialog
          key={extended.slug}
          opening={extended}
          onClose={() => setExtended(undefined)}
        />
      )}
    </Page>
  );
}
