import { expect, test } from 'vitest';
import type { CalendarEvent } from '#contract/calendar-events.ts';
import { sortEvents } from './sort-events.ts';

const event = (slug: string, start: number, end: number) => ({ slug, start, end }) as CalendarEvent;
const slugs = (events: CalendarEvent[]) => events.map(({ slug }) => slug);

test('sorts upcoming events by start, and past events in reverse', () => {
  const { upcoming, past } = sortEvents(
    [
      event('long ago', 10, 20),
      event('later', 300, 400),
      event('under way', 90, 110),
      event('soon', 200, 250),
      event('just over', 50, 100),
    ],
    100,
  );
  expect(slugs(upcoming)).toEqual(['under way', 'soon', 'later']);
  expect(slugs(past)).toEqual(['just over', 'long ago']);
});
