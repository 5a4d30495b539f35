import { Link } from 'react-router';
import { useCan } from '#console/session.tsx';
import { BADGE_TONES, Badge } from '#console/ui/badge.tsx';
import { Button } from '#console/ui/button.tsx';
import { DataRow } from '#console/ui/data-list.tsx';
import { formatDate } from '#console/ui/formats.ts';
import { stageAppearance } from '#console/ui/stage-badge.tsx';
import type { Stage } from '#console/views/applicants/data/console-facts.ts';
import type { ConsoleJob } from '#contract/console/jobs.ts';
import { inProgress, setClosed } from './job.ts';

interface JobRowProps {
  job: ConsoleJob;
  stages: readonly Stage[];
  onExtend: () => void;
  /** Called instead of closing when applicants are still in progress. */
  onAskClose: () => void;
}

export function JobRow({ job, stages, onExtend, onAskClose }: JobRowProps) {
  const { slug, name, department, applications, unread, isOpen, isInPack } = job;
  const mayRead = useCan('applicants.read');
  const mayManage = useCan('openings.manage');
  return (
    <DataRow className="flex-wrap gap-y-2 py-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="flex flex-wrap items-center gap-x-2 text-base font-medium">
          {mayRead && applications > 0 ? (
            <Link to={`/applicants?job=${encodeURIComponent(slug)}`} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
          {unread > 0 && <Badge tone="accent">{unread} unread</Badge>}
        </p>
        <p className="text-quiet">
          {[department, ...statusFacts(job)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="min-w-0 flex-[2_1_14rem]">
        <StageBar name={name} stages={stages} applications={applications} counts={job.stages} />
        <Sources job={job} />
      </div>
      {mayManage && isInPack && (
        <div className="flex flex-none gap-2">
          <Button size="small" icon="calendar-days" onClick={onExtend}>
            Closing date<span className="sr-only"> of {name}</span>
          </Button>
          <Button
            size="small"
            onClick={() => {
              const mustAsk = isOpen && inProgress(job, stages).count > 0;
              if (mustAsk) onAskClose();
              else void setClosed(job, isOpen);
            }}
          >
            {isOpen ? 'Close' : 'Reopen'}
            <span className="sr-only"> {name}</span>
          </Button>
        </div>
      )}
    </DataRow>
  );
}

function statusFacts({
  daysOpen,
  validThrough,
  closedAt,
  isOpen,
  publishedAt,
  isInPack,
}: ConsoleJob) {
  if (!isInPack) return [];
  if (publishedAt > Date.now()) return [`opens ${formatDate(publishedAt)}`];
  const open =
    daysOpen === 0 ? 'opened today' : `open for ${daysOpen} ${daysOpen === 1 ? 'day' : 'days'}`;
  if (closedAt !== null) return [open, `closed in the console on ${formatDate(closedAt)}`];
  if (validThrough === null) return [open, 'no closing date'];
  return [open, `${isOpen ? 'closes' : 'closed on'} ${formatDate(validThrough)}`];
}

function Sources({ job: { sources, name } }: { job: ConsoleJob }) {
  if (sources.length === 0) return null;
  return (
    <details className="mt-1 text-xs text-quiet">
      <summary className="w-fit cursor-pointer touch:py-3">
        Applied from {sources.length === 1 ? '1 page' : `${sources.length} pages`}
        <span className="sr-only">, {name}</span>
      </summary>
      <ul className="mt-1 grid gap-0.5">
        {sources.map(({ page, count }) => (
          <li key={page} className="flex gap-2">
            <span className="w-8 text-right">{count}</span>
            <span className="min-w-0 wrap-anywhere">{page}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface StageBarProps {
  name: string;
  stages: readonly Stage[];
  applications: number;
  /** By stage id. */
  counts: Readonly<Record<string, number>>;
}

function StageBar({ name, stages, applications, counts }: StageBarProps) {
  if (applications === 0) return <p className="text-quiet">No applications yet</p>;
  const stagesInUse = stages.filter(({ id }) => counts[id]);
  const unknownIds = Object.keys(counts).filter((id) => !stages.some((stage) => stage.id === id));
  const ids = [...stagesInUse.map(({ id }) => id), ...unknownIds];
  return (
    <ul aria-label={`${name}: ${applications} applications by stage`} className="flex gap-0.5">
      {ids.map((id) => {
        const { label, tone } = stageAppearance(id, stages);
        const count = counts[id] ?? 0;
        return (
          <li
            key={id}
            title={`${label}: ${count}`}
            style={{ flexGrow: count }}
            className={`min-w-14 overflow-hidden px-1.5 py-0.5 text-2xs first:rounded-l-full first:pl-2.5 last:rounded-r-full last:pr-2.5 forced-colors:border ${BADGE_TONES[tone]}`}
          >
            <span className="block truncate">
              <strong className="font-medium">{count}</strong> {label}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
