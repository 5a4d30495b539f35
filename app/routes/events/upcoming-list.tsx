import { CONTENT_VISIBILITY_CARDS } from '#app/ui/content-visibility/content-visibility.ts';
import type { CalendarEvent } from '#contract/calendar-events.ts';
import { CalendarEventCard } from './calendar-event-card.tsx';
import type { EventPagesConfig } from './event-pages-config.ts';

const PAIR = '(width >= 48.75rem) 36rem, 100vw';
const WHOLE_ROW = '(width >= 48.75rem) 37rem, 100vw';

/** In pairs; of an odd number, the next one has a row to itself. */
export function UpcomingList({
  kind,
  upcoming,
}: {
  kind: EventPagesConfig;
  upcoming: CalendarEvent[];
}) {
  const isOdd = upcoming.length % 2 === 1;
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {upcoming.map((event, position) => {
        const isWide = isOdd && position === 0;
        return (
          <li key={event.slug} className={isWide ? 'md:col-span-2' : CONTENT_VISIBILITY_CARDS}>
            <CalendarEventCard
              kind={kind}
              event={event}
              sizes={isWide ? WHOLE_ROW : PAIR}
              isWide={isWide}
            />
          </li>
        );
      })}
    </ul>
  );
}
