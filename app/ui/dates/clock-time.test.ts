import { expect, test } from 'vitest';
import { clockTime } from '#app/ui/dates/clock-time.ts';

const CLOCK = [
  { from: 0, minutes: -480 },
  { from: Date.parse('2026-03-08T10:00:00Z'), minutes: -420 },
];

test.each([
  ['2026-03-08T09:59:59Z', '1:59\u00a0am', false],
  ['2026-03-08T10:00:00Z', '3:00\u00a0am', false],
  ['2026-06-01T07:00:00Z', '12:00\u00a0am', false],
  ['2026-06-01T13:00:00Z', '6:00\u00a0am', true],
  ['2026-06-01T19:05:00Z', '12:05\u00a0pm', true],
  ['2026-06-02T01:00:00Z', '6:00\u00a0pm', false],
])('%s is %s', (now, time, isDay) => {
  expect(clockTime(Date.parse(now), CLOCK)).toEqual({ time, isDay });
});
