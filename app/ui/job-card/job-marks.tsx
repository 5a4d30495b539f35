import type { LucideIcon } from 'lucide-react';
import Briefcase from 'lucide-react/icons/briefcase';
import Laptop from 'lucide-react/icons/laptop';
import MapPin from 'lucide-react/icons/map-pin';
import type { JobListing } from '#contract/jobs.ts';

/** Where, how and as what: the items of a list about an opening. */
export function JobMarks({ job }: { job: JobListing }) {
  return (
    <>
      <Mark icon={MapPin} text={job.location} />
      <Mark icon={Laptop} text={job.workMode.name} />
      <Mark icon={Briefcase} text={`${job.jobType.name}, ${job.type.toLowerCase()}`} />
    </>
  );
}

function Mark({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon size={16} aria-hidden="true" className="flex-none text-ink-500" />
      {text}
    </li>
  );
}
