import { useCopy, usePack } from '#app/pack-context.ts';
import { calendarDay, formatWeekdayTime, isoDay } from '#app/ui/dates/site-time.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { Cover } from '#app/ui/media/cover.tsx';
import { FeaturedPicture } from '#app/ui/media/featured.tsx';
import { Label } from '#app/ui/text/label.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import type { CalendarEvent } from '#contract/calendar-events.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import { CategoryDot, EventLocation, Mark } from './event-marks.tsx';
import { type EventPagesConfig, hrefOf } from './event-pages-config.ts';
import { feesOf } from './fees.ts';

interface CardProps {
  kind: EventPagesConfig;
  event: CalendarEvent;
}

interface CalendarEventCardProps extends CardProps {
  /** The `sizes` attribute of the cover's `<img>`. */
  sizes: string;
  /** Puts the cover beside the copy from 780 px on. */
  isWide?: boolean;
}

/** An upcoming event or training. The whole card is one link, labeled by its title. */
export function CalendarEventCard({ kind, event, sizes, isWide = false }: CalendarEventCardProps) {
  const { entryLang, href } = usePack();
  const { slug, name, start, summary, featuredImage } = event;
  return (
    <article className={`card h-full ${isWide ? 'md:flex-row' : ''}`}>
      <div
        data-shared="cover"
        className={`card-art aspect-video overflow-hidden *:size-full *:object-cover ${isWide ? 'md:me-0 md:mb-2.5 md:w-1/2 md:flex-none' : ''}`}
      >
        {featuredImage ? (
          <FeaturedPicture entry={event} sizes={sizes} decorative />
        ) : (
          <Cover seed={slug} />
        )}
      </div>
      <div className={`flex grow gap-4 p-4 sm:gap-5 sm:p-5 ${isWide ? 'md:p-7 lg:p-9' : ''}`}>
        <DateTile date={start} />
        <div className="flex min-w-0 grow flex-col">
          <CategoryAndPrice kind={kind} event={event} />
          <h3 lang={entryLang} className={isWide ? 'text-xl lg:text-2xl' : 'text-xl'}>
            <a href={href(hrefOf(kind, slug))} className="cover-link">
              <Unbroken text={name} />
            </a>
          </h3>
          {isWide && summary && (
            <p lang={entryLang} className="mt-3 max-w-120 text-ink-700 max-lg:hidden">
              {summary}
            </p>
          )}
          <LocationAndTime event={event} />
        </div>
      </div>
    </article>
  );
}

/** A canceled event shows a mark instead of the price. */
function CategoryAndPrice({ kind, event }: CardProps) {
  const pack = usePack();
  const { category, isCancelled } = event;
  return (
    <p className="mb-2 flex min-h-5 items-center gap-x-2 text-xs font-medium narrow:flex-wrap">
      {category.name && <CategoryDot color={category.color} />}
      <Label text={category.name} />
      {isCancelled ? (
        <Mark className="ms-auto">{kind.copy.detail.cancelled.mark}</Mark>
      ) : (
        <span className="ms-auto text-sm">{feesOf(pack, event)}</span>
      )}
    </p>
  );
}

function LocationAndTime({ event }: Pick<CardProps, 'event'>) {
  const pack = usePack();
  const { when } = useCopy('registration');
  return (
    <div className="mt-auto pt-3 text-sm text-ink-600">
      <p className="flex items-center gap-1.5">
        <EventLocation event={event} iconSize={16} />
      </p>
      <p className="mt-1.5 flex items-center gap-1.5">
        <Icon name="clock" size={16} className="flex-none text-ink-500" />
        {fillPlaceholders(when.inSiteZone, { time: formatWeekdayTime(pack, event.start) })}
      </p>
    </div>
  );
}

function DateTile({ date }: { date: number }) {
  const pack = usePack();
  const { month, day } = calendarDay(pack, date);
  return (
    <time
      dateTime={isoDay(pack, date)}
      className="grid h-max w-16 flex-none justify-items-center rounded-inner bg-primary-50 py-3 leading-none sm:w-18"
    >
      <span className="text-sm font-medium text-primary-700">{month}</span>
      <span className="mt-1.5 text-2xl font-bold tracking-[-0.03em]">{day}</span>
    </time>
  );
}
