import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import type { Stage } from '#console/views/applicants/data/console-facts.ts';
import type { ConsoleJob } from '#contract/console/jobs.ts';

const send = (slug: string, body: { version: number; isClosed: boolean }) =>
  call('changeJob', { params: { slug }, body });

/**
 * Closes or reopens a job, with undo in a toast.
 * @returns false after an error, which has been shown
 */
export async function setClosed(job: ConsoleJob, isClosed: boolean): Promise<boolean> {
  const { slug, name, version } = job;
  const answer = await mutate({
    edits: [
      {
        key: 'jobs',
        change: (all: ConsoleJob[] | undefined) =>
          all?.map((each) => (each.slug === slug ? { ...each, isOpen: !isClosed } : each)),
      },
    ],
    send: () => send(slug, { version, isClosed }),
    invalidates: ['jobs'],
    doneText: isClosed ? `Closed ${name}` : `Reopened ${name}`,
    undo: () => send(slug, { version: version + 1, isClosed: !isClosed }),
  });
  return answer !== undefined;
}

interface InProgress {
  count: number;
  /** Stages with at least one applicant, in the order of the pack. */
  byStage: { id: string; label: string; count: number }[];
}

/** Applicants at stages that are not an end. Stages that the pack no longer has count too. */
export function inProgress({ active: counts }: ConsoleJob, stages: readonly Stage[]): InProgress {
  const dropped = Object.keys(counts).filter((id) => !stages.some((stage) => stage.id === id));
  const byStage = [...stages, ...dropped.map((id) => ({ id, label: id, isEnd: false }))]
    .filter(({ id, isEnd }) => !isEnd && (counts[id] ?? 0) > 0)
    .map(({ id, label }) => ({ id, label, count: counts[id] ?? 0 }));
  return { count: byStage.reduce((sum, { count }) => sum + count, 0), byStage };
}
