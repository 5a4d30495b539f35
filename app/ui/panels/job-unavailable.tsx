import { useCopy, useMedia, usePack } from '#app/pack-context.ts';
import { JobCard } from '#app/ui/job-card/job-card.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { MessagePanel } from '#app/ui/panels/message-panel.tsx';
import type { JobListing } from '#contract/jobs.ts';

/** The page of an unknown or closed job, with similar open jobs. */
export function JobUnavailable({ similar }: { similar: JobListing[] }) {
  const drawing = useMedia('scenes/role-closed.svg');
  const { href } = usePack();
  const copy = useCopy('pages/talents-on-demand');
  const { title, text, hint, button, similar: heading } = copy.unavailable;
  return (
    <div className="wrap pt-32 pb-16 lg:pt-40">
      <MessagePanel heading="h1" title={title} texts={[text, hint]} drawing={drawing}>
        <ButtonLink href={href('/talents-on-demand')}>{button}</ButtonLink>
      </MessagePanel>
      {similar.length > 0 && (
        <section className="mt-16">
          <h2 className="mb-5 text-2xl">{heading}</h2>
          <ul className="grid gap-3">
            {similar.map((job) => (
              <li key={job.slug}>
                <JobCard job={job} isNew={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
