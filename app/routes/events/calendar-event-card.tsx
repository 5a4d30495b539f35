import { useCopy, usePack } from '#app/pack-context.ts';
import { EventCard } from '#app/ui/cards/event-card.tsx';
import { hourThere } from '#app/ui/dates/site-time.ts';
import { Cover } from '#app/ui/media/cover.tsx';
import { Featured } from '#app/ui/media/featured.tsx';
import type { CalendarEvent } from '#contract/calendar-events.ts';
import { fill } from '#contract/fill.ts';
import { type EventPagesConfig, hrefOf } from './event-pages-config.ts';
import { feesOf } from './fees.ts';

interface CalendarEventCardProps {
  kind: EventPagesConfig;
  event: CalendarEvent;
  /** As in the `sizes` of an `<img>`. */
  sizes: string;
  isWide?: boolean;
}

/** An event or a training that is to come. */
export function CalendarEventCard({ kind, event, sizes, isWide = false }: CalendarEventCardProps) {
  const pack = usePack();
  const words = useCopy('registration');
  const { slug, name, start, category, mode, location } = event;
  return (
    <EventCard
      href={pack.href(hrefOf(kind, slug))}
      title={name}
      date={start}
      category={category}
      mode={mode}
      location={location}
      text={isWide ? event.summary : undefined}
      cover={
        event.featuredImage ? <Featured of={event} sizes={sizes} decorative /> : <Cover of={slug} />
      }
      time={fill(words.when.inKathmandu, { time: hourThere(pack, start) })}
      price={feesOf(pack.locale, event, words)}
      mark={event.isCancelled ? kind.copy.detail.cancelled.mark : undefined}
      isWide={isWide}
    />
  );
}
