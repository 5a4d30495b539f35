import { useId } from 'react';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import type { Link } from '#contract/site.ts';

interface NextStepProps {
  heading: string;
  text: string;
  /** The first one is the primary action. `about` completes a link's name for screen readers. */
  links: readonly (Link & { about?: string })[];
  /** URL of a drawing beside the text. */
  drawing?: string;
}

/** The last section of pages for job seekers. */
export function NextStep({ heading, text, links, drawing }: NextStepProps) {
  const headingId = useId();
  const buttons = links.map(({ title, href, about }, index) => (
    <ButtonLink
      key={href}
      href={href}
      tone={index === 0 ? 'action' : 'quiet'}
      className="w-full sm:w-auto"
    >
      {title}
      {about && <span className="sr-only">: {about}</span>}
    </ButtonLink>
  ));
  const columns = drawing ? 'items-center lg:grid-cols-2' : 'items-end lg:grid-cols-[1fr_auto]';
  return (
    <section aria-labelledby={headingId} className="no-print page-end ground-dawn">
      <div className={`wrap section grid gap-x-18 gap-y-8 ${columns}`}>
        <div>
          <HeadingGroup id={headingId} heading={heading} lede={text} />
          {drawing && <div className="mt-8 flex flex-wrap gap-3">{buttons}</div>}
        </div>
        {drawing ? (
          <Drawing src={drawing} />
        ) : (
          <div className="flex flex-wrap gap-3">{buttons}</div>
        )}
      </div>
    </section>
  );
}
