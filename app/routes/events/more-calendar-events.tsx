import { Section } from '#app/ui/section/section.tsx';
import type { CalendarEvent } from '#contract/calendar-events.ts';
import { CalendarEventCard } from './calendar-event-card.tsx';
import type { EventPagesConfig } from './event-pages-config.ts';

/** Others that are to come; below each other, they go without their covers. */
export function MoreCalendarEvents({
  kind,
  others,
}: {
  kind: EventPagesConfig;
  others: CalendarEvent[];
}) {
  return (
    <Section ground="white" heading={kind.copy.detail.more}>
      <ul className="grid gap-4 max-lg:[&_.card-art]:hidden lg:grid-cols-3 lg:gap-6">
        {others.map((event) => (
          <li key={event.slug}>
            <CalendarEventCard kind={kind} event={event} sizes="(width >= 62.5rem) 24rem, 100vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
