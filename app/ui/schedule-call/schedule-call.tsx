import { type ReactNode, useId } from 'react';
import { ButtonLink, OutsideButton } from '#app/ui/button/button.tsx';
import { HeadingGroup } from '#app/ui/heading-group/heading-group.tsx';
import narrow from '#content/media/scenes/closing-narrow.svg';
import wide from '#content/media/scenes/closing-wide.svg';
import site from '#content/site.yaml';
import words from '#content/words.yaml';

interface ScheduleCallProps {
  /** A page's own words; the usual ones without. No eyebrow at all for null. */
  eyebrow?: string | null | undefined;
  heading?: ReactNode;
  text?: string | undefined;
  button?: string | undefined;
  /** A page of this site that leads to the calendar; the calendar itself without. */
  to?: string;
  level?: 2 | 3;
}

/** The call to a 30-minute meeting that closes a page: the bridge at night. */
export function ScheduleCall({ level = 2, ...own }: ScheduleCallProps) {
  const usual = words.schedule;
  const headingId = useId();
  const button = own.button ?? usual.button;
  const look = { tone: 'action', className: 'mt-8 w-full sm:w-auto' } as const;
  return (
    <section
      aria-labelledby={headingId}
      className="on-night no-print relative isolate overflow-hidden ground-dusk page-end"
    >
      <picture>
        <source media="(width >= 62.5rem)" srcSet={wide} />
        <img
          src={narrow}
          alt=""
          loading="lazy"
          className="absolute inset-x-0 -bottom-px -z-1 h-100 w-full object-cover object-bottom lg:h-full lg:object-right-bottom"
        />
      </picture>
      <div className="wrap min-h-180 pt-18 sm:min-h-155 sm:pt-28">
        <HeadingGroup
          id={headingId}
          size="large"
          level={level}
          eyebrow={own.eyebrow === undefined ? usual.eyebrow : own.eyebrow}
          heading={own.heading ?? usual.title}
          lede={<span className="block max-w-108">{own.text ?? usual.text}</span>}
        />
        {own.to ? (
          <ButtonLink to={own.to} {...look}>
            {button}
          </ButtonLink>
        ) : (
          <OutsideButton href={site.schedulingUrl} {...look}>
            {button}
          </OutsideButton>
        )}
      </div>
    </section>
  );
}
