import type { ReactNode } from 'react';
import { useCopy, usePack } from '#app/pack-context.ts';
import { Icon, type IconName } from '#app/ui/icons/icon.tsx';
import type { FactIcon } from '#app/ui/saved-jobs/saved-jobs.ts';
import { Label } from '#app/ui/text/label.tsx';
import type { JobListing } from '#contract/jobs.ts';
import { ShortHoursText } from './hours-text.tsx';
import { payText } from './job-terms.ts';

/** Pay, location, type and hours as list items. Other hosts of the API may omit pay and hours. */
export function JobFacts({ job }: { job: JobListing }) {
  const pack = usePack();
  const copy = useCopy('pages/talents-on-demand');
  return (
    <>
      {job.pay && (
        <Mark icon="banknote" savedIcon="banknote">
          <span className="font-medium text-ink tabular-nums">{payText(pack, job.pay)}</span>{' '}
          {copy.pay.gross}
        </Mark>
      )}
      <Mark icon="map-pin" savedIcon="map-pin">
        <Label text={job.location} /> · <Label text={job.workMode.name} />
      </Mark>
      <Mark icon="briefcase" savedIcon="briefcase">
        <Label text={`${job.jobType.name}, ${job.type.toLowerCase()}`} />
      </Mark>
      {job.hours && (
        <Mark icon="clock" className="sm:basis-full">
          <ShortHoursText hours={job.hours} />
        </Mark>
      )}
    </>
  );
}

interface MarkProps {
  icon: IconName;
  /** Icon of this fact in the list of saved jobs; without it, the fact is not saved. */
  savedIcon?: FactIcon;
  className?: string;
  children: ReactNode;
}

function Mark({ icon, savedIcon, className = '', children }: MarkProps) {
  return (
    <li className={`flex items-start gap-1.5 ${className}`}>
      <Icon name={icon} size={16} className="mt-1 flex-none text-ink-500" />
      <span data-fact={savedIcon}>{children}</span>
    </li>
  );
}
