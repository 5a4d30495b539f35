import { formatDay, isoDay } from '#app/ui/dates/site-time.ts';
import ArrowRight from '#app/ui/icons/arrow-right.ts';
import copy from '#content/pages/talents-on-demand.yaml';
import type { JobListing } from '#contract/jobs.ts';
import { JobMarks } from './job-marks.tsx';
import { JobTile } from './job-tile.tsx';

/** An opening in a list. The whole card is the link's target area. */
export function JobCard({ job, isNew }: { job: JobListing; isNew: boolean }) {
  return (
    <article className="relative grid grid-cols-[--spacing(14)_1fr] items-center gap-x-3.5 gap-y-3 rounded-card border border-hairline bg-white p-4 transition duration-200 hover:-translate-y-0.5 hover:border-ink-300 hover:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary-700 sm:grid-cols-[--spacing(18)_1fr_auto_auto] sm:gap-x-5 sm:pr-4.5">
      <JobTile job={job} />
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xl">
          <a
            href={`/talents-on-demand/${job.slug}`}
            data-shared="title"
            className="outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {job.name}
          </a>
          {isNew && (
            <span className="rounded-full bg-secondary-100 px-2.5 py-0.5 text-xs font-medium tracking-normal text-secondary-700">
              {copy.list.isNew}
            </span>
          )}
        </h3>
        <ul className="mt-2 hidden flex-wrap gap-x-4 gap-y-1 text-sm text-ink-700 sm:flex">
          <JobMarks job={job} />
        </ul>
      </div>
      <ul className="col-span-2 grid gap-1.5 text-sm text-ink-700 sm:hidden">
        <JobMarks job={job} />
      </ul>
      <p className="col-span-2 flex justify-between border-t border-hairline pt-2.5 text-sm whitespace-nowrap text-ink-600 sm:col-span-1 sm:block sm:border-0 sm:p-0 sm:text-right">
        <span className="font-medium text-ink sm:block">{job.department.name}</span>
        <time dateTime={isoDay(job.publishedAt)} className="text-xs sm:block">
          {formatDay(job.publishedAt)}
        </time>
      </p>
      <span
        aria-hidden="true"
        className="hidden size-11 place-items-center rounded-full bg-primary-50 text-primary-700 sm:grid"
      >
        <ArrowRight size={20} />
      </span>
    </article>
  );
}
