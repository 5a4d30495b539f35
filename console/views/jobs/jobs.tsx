import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '#console/session.tsx';
import { Button } from '#console/ui/button.tsx';
import { DataList } from '#console/ui/data-list.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { Page } from '#console/ui/page.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { QueryPending } from '#console/ui/pending.tsx';
import { type Stage, useJobs, useStages } from '#console/views/applicants/data/console-facts.ts';
import { NewEntry } from '#console/views/content/new-entry.tsx';
import type { ConsoleJob } from '#contract/console/jobs.ts';
import { ClosingDateDialog } from './closing-date-dialog.tsx';
import { inProgress, setClosed } from './job.ts';
import { JobRow } from './job-row.tsx';

const GROUPS = [
  { title: 'Open', matches: ({ isOpen }: ConsoleJob) => isOpen },
  {
    title: 'Closed',
    matches: ({ isOpen, isInPack, publishedAt }: ConsoleJob) =>
      !isOpen && isInPack && publishedAt <= Date.now(),
  },
  {
    title: 'Not published yet',
    matches: ({ publishedAt }: ConsoleJob) => publishedAt > Date.now(),
  },
  { title: 'No longer on the site', matches: ({ isInPack }: ConsoleJob) => !isInPack },
] as const;

export function Component() {
  const jobs = useJobs();
  const stages = useStages();
  const [extending, setExtending] = useState<ConsoleJob>();
  const [closing, setClosing] = useState<ConsoleJob>();
  const [isCreating, setCreating] = useState(false);
  const mayCreate = useCan('content.edit');
  const { data } = jobs;
  return (
    <Page
      title="Jobs"
      note={data && `${data.filter(({ isOpen }) => isOpen).length} open`}
      actions={
        mayCreate && (
          <Button tone="action" icon="plus" onClick={() => setCreating(true)}>
            New job
          </Button>
        )
      }
      isWide
    >
      <div className="grid gap-5 px-4 pb-8">
        <QueryPending query={jobs} />
        {data?.length === 0 && (
          <EmptyState icon="briefcase" title="No jobs yet">
            Jobs are written in the content console, or as files in the <code>jobs/</code> folder of
            the content. Once a job is published, you can close it, change its closing date and
            follow its applications here.
          </EmptyState>
        )}
        {GROUPS.map(({ title, matches }) => {
          const group = data?.filter(matches) ?? [];
          if (group.length === 0) return null;
          return (
            <Panel key={title} title={title} count={group.length} isFlush>
              <DataList label={title}>
                {group.map((job) => (
                  <JobRow
                    key={job.slug}
                    job={job}
                    stages={stages}
                    onExtend={() => setExtending(job)}
                    onAskClose={() => setClosing(job)}
                  />
                ))}
              </DataList>
            </Panel>
          );
        })}
      </div>
      {isCreating && <NewEntry kind="job" onClose={() => setCreating(false)} />}
      {closing && (
        <CloseDialog job={closing} stages={stages} onClose={() => setClosing(undefined)} />
      )}
      {extending && (
        <ClosingDateDialog
          key={extending.slug}
          job={extending}
          onClose={() => setExtending(undefined)}
        />
      )}
    </Page>
  );
}

interface CloseDialogProps {
  job: ConsoleJob;
  stages: readonly Stage[];
  onClose: () => void;
}

/** Asks before closing a job that has applicants in progress. */
function CloseDialog({ job, stages, onClose }: CloseDialogProps) {
  const { slug, name } = job;
  const { count, byStage } = inProgress(job, stages);
  const mayWork = useCan('applicants.work');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const isOne = count === 1;

  /** @param isReviewed opens the list of the applicants in progress afterwards */
  async function close(isReviewed: boolean) {
    setBusy(true);
    const isDone = await setClosed(job, true);
    onClose();
    if (!isDone || !isReviewed) return;
    const stage = byStage.map(({ id }) => id).join(',');
    await navigate(`/applicants?${new URLSearchParams({ job: slug, stage })}`);
  }

  return (
    <Dialog
      title={`Close ${name}?`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {mayWork && (
            <Button disabled={isBusy} onClick={() => close(true)}>
              Close and review {isOne ? 'the applicant' : 'applicants'}
            </Button>
          )}
          <Button tone="primary" isBusy={isBusy} onClick={() => close(false)}>
            Close job
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-base">
        <p>
          <strong className="font-medium">
            {isOne ? '1 applicant is' : `${count} applicants are`} still in progress
          </strong>
          : {byStage.map(({ label, count: n }) => `${n} ${label}`).join(', ')}.
        </p>
        <p>
          Closing removes the job from the site. It does not change any stage and sends no emails.
          {mayWork &&
            ' To reject applicants, review them in the list and select the ones to reject.'}
        </p>
      </div>
    </Dialog>
  );
}
