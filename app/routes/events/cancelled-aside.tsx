import { useCopy } from '#app/pack-context.ts';
import type { CalendarEvent } from '#contract/calendar-events.ts';
import { type EventPagesConfig, hrefOf } from './event-pages-config.ts';

interface CancelledAsideProps {
  kind: EventPagesConfig;
  event: CalendarEvent;
}

/** In place of the registration: nobody should come. Its calendar file cancels the saved entry. */
export function CancelledAside({ kind, event }: CancelledAsideProps) {
  const copy = useCopy('registration');
  const { title, text } = kind.copy.detail.cancelled;
  return (
    <aside
      aria-label={title}
      className="grid gap-2 self-start rounded-panel border border-hairline bg-white p-5 sm:p-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 className="text-2xl">{title}</h2>
      <p className="text-ink-700">{text}</p>
      <a
        href={`${hrefOf(kind, event.slug)}.ics`}
        className="no-print inline-flex min-h-11 items-center text-primary-700 underline underline-offset-4"
      >
        {copy.calendar.file}
      </a>
    </aside>
  );
}
