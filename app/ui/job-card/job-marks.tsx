import type { ReactNode } from 'react';
import { useCopy, usePack } from '#app/pack-context.ts';
import { Icon, type IconName } from '#app/ui/icons/icon.tsx';
import type { FactIcon } from '#app/ui/saved-jobs/saved-jobs.ts';
import { Label } from '#app/ui/text/label.tsx';
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
        <Mark icon="banknote" savedWith="banknote">
          <span className="font-medium text-ink tabular-nums">{payText(pack, job.pay)}</span>{' '}
          {copy.pay.gross}
        </Mark>
      )}
      <Mark icon="map-pin" savedWith="map-pin">
        <Label text={job.location} /> · <Label text={job.workMode.name} />
      </Mark>
      <Mark icon="briefcase" savedWith="briefcase">
        <Label text={`${job.jobType.name}, ${job.type.toLowerCase()}`} />
      </Mark>
      {job.hours && (
        <Mark icon="clock" className="sm:basis-full">
          <HoursText hours={job.hours} />
        </Mark>
      )}
    </>
  );
}

interface MarkProps {
  icon: IconName;
  /** The icon that stands beside it where the opening is saved; without, it is not saved. */
  savedWith?: FactIcon;
  className?: string;
  children: ReactNode;
}

function Mark({ icon, savedWith, className = '', children }: MarkProps) {
  return (
    <li className={`flex items-start gap-1.5 ${className}`}>
      <Icon name={icon} size={16} className="mt-1 flex-none text-ink-500" />
      <span data-fact={savedWith}>{children}</span>
    </li>
  );
}
