import type { CalendarEvent } from '#contract/calendar-events.ts';
import { stageOf } from '#contract/event-times.ts';

/**
 * What is to come or under way, the next one first, and what has been, the latest first. By the
 * clock and not as it came: other hosts sort as they like, and a page may stay open for long.
 */
export function inOrder(events: readonly CalendarEvent[], now: number) {
  const byStart = events.toSorted((one, other) => one.start - other.start);
  const isOver = (event: CalendarEvent) => stageOf(event, now) === 'after';
  return {
    upcoming: byStart.filter((event) => !isOver(event)),
    past: byStart.filter(isOver).reverse(),
  };
}
