import type { ReactNode } from 'react';
import { useCopy, usePack } from '#app/pack-context.ts';
import Banknote from '#app/ui/icons/banknote.ts';
import Briefcase from '#app/ui/icons/briefcase.ts';
import Clock from '#app/ui/icons/clock.ts';
import type { Icon } from '#app/ui/icons/icon.ts';
import MapPin from '#app/ui/icons/map-pin.ts';
import type { FactIcon } from '#app/ui/saved-jobs/saved-jobs.ts';
import type { JobListing } from '#contract/jobs.ts';
import { HoursText } from './hours-text.tsx';
import { payText } from './job-terms.ts';

/** Pay, where, as what and when: the items of a list about an opening. Other hosts may tell less. */
export function JobMarks({ job }: { job: JobListing }) {
  const pack = usePack();
  const copy = useCopy('pages/talents-on-demand');
  return (
    <>
      {job.pay && (
        <Mark icon={Banknote} savedWith="banknote">
          <span className="font-medium text-ink tabular-nums">{payText(pack, job.pay)}</span>{' '}
          {copy.pay.gross}
        </Mark>
      )}
      <Mark icon={MapPin} savedWith="map-pin">
        {job.location} · {job.workMode.name}
      </Mark>
      <Mark icon={Briefcase} savedWith="briefcase">
        {job.jobType.name}, {job.type.toLowerCase()}
      </Mark>
      {job.hours && (
        <Mark icon={Clock} className="sm:basis-full">
          <HoursText hours={job.hours} />
        </Mark>
      )}
    </>
  );
}

interface MarkProps {
  icon: Icon;
  /** The icon that stands beside it where the opening is saved; without, it is not saved. */
  savedWith?: FactIcon;
  className?: string;
  children: ReactNode;
}

function Mark({ icon: Icon, savedWith, className = '', children }: MarkProps) {
  return (
    <li className={`flex items-start gap-1.5 ${className}`}>
      <Icon size={16} className="mt-1 flex-none text-ink-500" />
      <span data-fact={savedWith}>{children}</span>
    </li>
  );
}
