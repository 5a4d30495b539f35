import { type ReactNode, useId } from 'react';
import { useArt, useCopy } from '#app/pack-context.ts';
import { usePage } from '#app/page-context.ts';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { Ornament } from '#app/ui/media/ornament.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { ScheduleButton } from '#app/ui/navigation/schedule-button.tsx';
import type { Closing } from '#contract/copy-parts.ts';
import type { Link } from '#contract/site.ts';

interface ScheduleCallProps {
  /** The page's own copy instead of the default. */
  copy?: Closing;
  /** Replaces the title, if it needs more than text. */
  heading?: ReactNode;
  /** A page of this site to link to, instead of the booking calendar. */
  link?: Link;
}

/**
 * The last section of a page: an invitation to a 30-minute meeting, on a night scene of the pack.
 */
export function ScheduleCall(props: ScheduleCallProps) {
  const { schedule } = useCopy('labels');
  const { scenes = [] } = schedule;
  const closing = useArt().hero?.schedule;
  const { copy = schedule, heading = copy.title, link } = props;
  const headingId = useId();
  const { pathname } = usePage().location;
  const scene = scenes.find(({ pages }) => pages.includes(pathname)) ?? scenes[0] ?? closing;
  const style = { tone: 'action', className: 'mt-8 w-full sm:w-auto' } as const;
  return (
    <section
      aria-labelledby={headingId}
      className={`on-night no-print relative isolate overflow-hidden ${scene ? 'ground-dusk' : 'ground-plain-dusk'} page-end`}
    >
      {scene && (
        <picture>
          <source media="(width >= 62.5rem)" srcSet={scene.wide} />
          <img
            src={scene.narrow}
            alt=""
            loading="lazy"
            className="mirrored absolute inset-x-0 -bottom-px -z-1 h-100 w-full object-cover object-bottom lg:h-full lg:object-right-bottom"
          />
        </picture>
      )}
      <div
        className={
          scene ? 'wrap min-h-180 pt-18 sm:min-h-155 sm:pt-28' : 'wrap py-18 sm:py-28 lg:pe-[36%]'
        }
      >
        <HeadingGroup
          id={headingId}
          size="large"
          eyebrow={copy.eyebrow}
          heading={heading}
          lede={<span className="block max-w-108">{copy.text}</span>}
        />
        {link ? (
          <ButtonLink href={link.href} {...style}>
            {link.title}
          </ButtonLink>
        ) : (
          <ScheduleButton {...style}>{copy.button ?? schedule.button}</ScheduleButton>
        )}
      </div>
      {!scene && (
        <Ornament
          seed={pathname}
          className="-z-1 ms-auto aspect-4/3 w-52 sm:w-64 lg:absolute lg:end-0 lg:bottom-0 lg:w-[min(38%,40rem)]"
        />
      )}
    </section>
  );
}
