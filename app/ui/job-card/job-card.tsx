import type { ReactNode } from 'react';
import { useCopy, usePack } from '#app/pack-context.ts';
import { formatDay, isoDay } from '#app/ui/dates/site-time.ts';
import { Label } from '#app/ui/text/label.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import type { JobListing } from '#contract/jobs.ts';
import { JobFacts } from './job-facts.tsx';
import { JobTile } from './job-tile.tsx';

const TAG = 'rounded-full bg-secondary-100 px-2.5 py-0.5 text-xs font-medium text-secondary-700';

interface JobCardProps {
  job: JobListing;
  isNew: boolean;
  /** The save button, on pages with the behavior `save-jobs.behavior.ts`. */
  save?: ReactNode;
}

/** A job in a list. The whole card is the link's target area. */
export function JobCard({ job, isNew, save }: JobCardProps) {
  const { entryLang, href } = usePack();
  const copy = useCopy('pages/talents-on-demand');
  return (
    <article className="relative grid grid-cols-[--spacing(14)_1fr] gap-x-3.5 gap-y-3 rounded-card border border-hairline bg-white p-4 transition duration-200 hover:-translate-y-0.5 hover:border-ink-300 hover:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary-700 sm:grid-cols-[--spacing(18)_1fr_auto] sm:gap-x-5 sm:p-5">
      <JobTile job={job} />
      <div className="min-w-0 self-center">
        <p className="flex flex-wrap items-center gap-x-2.5 text-sm text-ink-600">
          <span data-department="">
            <Label text={job.department.name} />
          </span>
          {isNew && <span className={TAG}>{copy.list.isNew}</span>}
        </p>
        <h3 lang={entryLang} className="text-xl">
          <a
            href={href(`/talents-on-demand/${job.slug}`)}
            data-shared="title"
            className="outline-none after:absolute after:inset-0 after:rounded-card"
          >
            <Unbroken text={job.name} />
          </a>
        </h3>
      </div>
      <ul className="col-span-2 flex flex-col gap-x-5 gap-y-1.5 text-sm text-ink-700 sm:col-start-2 sm:row-start-2 sm:in-[:has(>[data-save])]:pe-10 sm:flex-row sm:flex-wrap">
        <JobFacts job={job} />
      </ul>
      <JobDays job={job} />
      {save}
    </article>
  );
}

/** The deadline or else the date of publication, and the number of positions. */
function JobDays({ job }: { job: JobListing }) {
  const pack = usePack();
  const { closes, positions } = useCopy('pages/talents-on-demand').list;
  return (
    <p className="col-span-2 flex flex-wrap justify-between gap-x-4 border-t border-hairline pt-2.5 text-xs in-[:has(>[data-save])]:pe-9 text-ink-600 tabular-nums sm:col-span-1 sm:col-start-3 sm:row-start-1 sm:block sm:border-0 sm:p-0 sm:text-end">
      {job.validThrough ? (
        <time data-fact="calendar-days" dateTime={isoDay(pack, job.validThrough)}>
          {fillPlaceholders(closes, { day: formatDay(pack, job.validThrough) })}
        </time>
      ) : (
        <time dateTime={isoDay(pack, job.publishedAt)}>{formatDay(pack, job.publishedAt)}</time>
      )}
      {job.places > 1 && (
        <span className="sm:block">{fillPlaceholders(positions, { positions: job.places })}</span>
      )}
    </p>
  );
}
