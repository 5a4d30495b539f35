import { useCopy } from '#app/pack-context.ts';
import { JobMarks } from '#app/ui/job-card/job-marks.tsx';
import { JobTile } from '#app/ui/job-card/job-tile.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import type { JobListing } from '#contract/jobs.ts';

/** A reminder of the opening that the form is for. */
export function AppliedJob({ job }: { job: JobListing }) {
  const copy = useCopy('pages/drop-your-info');
  return (
    <section className="rounded-[24px] border border-hairline bg-white p-6">
      <h2 className="text-sm font-normal tracking-normal text-ink-600">{copy.aside.job}</h2>
      <div className="mt-3 flex items-start gap-4">
        <JobTile job={job} />
        <p className="self-center text-xl leading-tight font-bold tracking-[-0.025em] text-balance">
          <Unbroken text={job.name} />
        </p>
      </div>
      <ul className="mt-4.5 grid gap-1.5 text-sm text-ink-700">
        <JobMarks job={job} />
      </ul>
      <a
        href={`/talents-on-demand/${job.slug}`}
        className="mt-2.5 -mb-2 inline-flex min-h-11 items-center text-sm font-medium text-primary-600 underline underline-offset-4"
      >
        {copy.aside.view}
      </a>
    </section>
  );
}
