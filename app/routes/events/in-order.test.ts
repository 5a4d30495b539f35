import { expect, test } from 'vitest';
import type { CalendarEvent } from '#contract/calendar-events.ts';
import { inOrder } from './in-order.ts';

const at = (slug: string, start: number, end: number) => ({ slug, start, end }) as CalendarEvent;
const slugs = (events: CalendarEvent[]) => events.map(({ slug }) => slug);

test('what is to come stands by its start, what has been the other way round', () => {
  const { upcoming, past } = inOrder(
    [
      at('long ago', 10, 20),
      at('later', 300, 400),
      at('under way', 90, 110),
      at('soon', 200, 250),
      at('just over', 50, 100),
    ],
    100,
  );
  expect(slugs(upcoming)).toEqual(['under way', 'soon', 'later']);
  expect(slugs(past)).toEqual(['just over', 'long ago']);
});
