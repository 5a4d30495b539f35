import type { CalendarEvent } from '#contract/calendar-events.ts';
import { stageOf } from '#contract/event-times.ts';

/**
 * Splits events into upcoming or running ones, the next one first, and past ones, the latest first.
 * The order of the API is not used, because other hosts may sort differently.
 */
export function sortEvents(events: readonly CalendarEvent[], now: number) {
  const byStart = events.toSorted((one, other) => one.start - other.start);
  const isOver = (event: CalendarEvent) => stageOf(event, now) === 'after';
  return {
    upcoming: byStart.filter((event) => !isOver(event)),
    past: byStart.filter(isOver).reverse(),
  };
}
