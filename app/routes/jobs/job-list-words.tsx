import { useCopy, usePack } from '#app/pack-context.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';

interface JobListWordsProps {
  breadcrumbs: Parameters<typeof Breadcrumb>[0]['breadcrumbs'];
}

/** What the list opens with; on a desktop in few lines, so that the first openings are seen at once. */
export function JobListWords({ breadcrumbs }: JobListWordsProps) {
  const { href } = usePack();
  const copy = useCopy('pages/talents-on-demand');
  return (
    <>
      <Breadcrumb breadcrumbs={breadcrumbs} />
      <h1 className="mt-5 text-4xl tracking-[-0.04em] lg:mt-3 lg:text-3xl">{copy.heading}</h1>
      <p className="mt-4 max-w-140 text-lg lg:mt-2 lg:max-w-none">{copy.lede}</p>
      <ButtonLink
        href={href('/drop-your-info')}
        tone="action"
        className="mt-6 w-full sm:w-auto lg:mt-4"
      >
        {copy.submitResume}
      </ButtonLink>
    </>
  );
}
