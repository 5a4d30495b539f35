import { JobCard } from '#app/ui/job-card/job-card.tsx';
import type { JobListing } from '#contract/jobs.ts';

/** Open jobs below a message. Renders nothing without jobs. */
export function MoreJobs({ heading, jobs }: { heading: string; jobs: readonly JobListing[] }) {
  if (jobs.length === 0) return null;
  return (
    <section className="mt-16">
      <h2 className="mb-5 text-2xl">{heading}</h2>
      <ul className="grid gap-3">
        {jobs.map((job) => (
          <li key={job.slug}>
            <JobCard job={job} isNew={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
