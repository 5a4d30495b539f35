import { useState } from 'react';
import { DataList } from '#console/ui/data-list.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { Page } from '#console/ui/page.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { Pending } from '#console/ui/pending.tsx';
import { useOpenings, useStages } from '#console/views/applicants/data/desk-facts.ts';
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
  const openings = useOpenings();
  const stages = useStages();
  const [extended, setExtended] = useState<DeskOpening>();
  const [closing, setClosing] = useState<DeskOpening>();
  const { data } = openings;
  return (
    <Page
      title="Openings"
      note={data && `${data.filter(({ isOpen }) => isOpen).length} open`}
      isWide
    >
      <div className="grid gap-5 px-4 pb-8">
        <Pending query={openings} />
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
