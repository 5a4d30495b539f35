import Banknote from '#app/ui/icons/banknote.ts';
import Briefcase from '#app/ui/icons/briefcase.ts';
import Clock from '#app/ui/icons/clock.ts';
import type { Icon } from '#app/ui/icons/icon.ts';
import MapPin from '#app/ui/icons/map-pin.ts';
import type { JobListing } from '#contract/jobs.ts';
import { HoursText } from './hours-text.tsx';
import { payText } from './job-terms.ts';

/** Pay, where, as what and when: the items of a list about an opening. Other hosts may tell less. */
export function JobMarks({ job }: { job: JobListing }) {
  return (
    <>
      {job.pay && (
        <Mark icon={Banknote}>
          <span className="font-medium text-ink">{payText(job.pay)}</span>
        </Mark>
      )}
      <Mark icon={MapPin}>
        {job.location} · {job.workMode.name}
      </Mark>
      <Mark icon={Briefcase}>
        {job.jobType.name}, {job.type.toLowerCase()}
      </Mark>
      {job.hours && (
        <Mark icon={Clock}>
          <HoursText hours={job.hours} />
        </Mark>
      )}
    </>
  );
}

function Mark({ icon: Icon, children }: { icon: Icon; children: React.ReactNode }) {
  return (
    <li className="flex items-start gap-1.5">
      <Icon size={16} className="mt-1 flex-none text-ink-500" />
      <span>{children}</span>
    </li>
  );
}
