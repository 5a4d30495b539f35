import Briefcase from '#app/ui/icons/briefcase.ts';
import type { Icon } from '#app/ui/icons/icon.ts';
import Laptop from '#app/ui/icons/laptop.ts';
import MapPin from '#app/ui/icons/map-pin.ts';
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

function Mark({ icon: Icon, text }: { icon: Icon; text: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon size={16} className="flex-none text-ink-500" />
      {text}
    </li>
  );
}
