import { useArt, useCopy, usePack } from '#app/pack-context.ts';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { MessagePanel } from '#app/ui/panels/message-panel.tsx';
import type { JobListing } from '#contract/jobs.ts';
import { MoreJobs } from './more-jobs.tsx';

interface JobUnavailableProps {
  /** False if the job has closed; then the others are similar to it. */
  isUnknown: boolean;
  /** Open jobs. */
  jobs: JobListing[];
}

/** The page of an unknown or closed job, with open jobs. */
export function JobUnavailable({ isUnknown, jobs }: JobUnavailableProps) {
  const drawing = useArt().state?.closedJob;
  const { href } = usePack();
  const copy = useCopy('pages/talents-on-demand');
  const { title, text, hint, button } = copy.unavailable;
  return (
    <div className="wrap pt-32 pb-16 lg:pt-40">
      <MessagePanel
        heading="h1"
        title={title}
        texts={[text, hint]}
        drawing={drawing}
        icon="briefcase"
      >
        <ButtonLink href={href('/talents-on-demand')}>{button}</ButtonLink>
      </MessagePanel>
      <MoreJobs heading={isUnknown ? copy.newest : copy.unavailable.similar} jobs={jobs} />
    </div>
  );
}
