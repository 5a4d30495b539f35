import { expect, test } from 'vitest';
import { formatDuration } from './countdown.ts';

const COPY = {
  days: { one: '{count} day', many: '{count} days' },
  hours: { one: '{count} hour', many: '{count} hours' },
  minutes: { one: '{count} minute', many: '{count} minutes' },
  soon: 'less than a minute',
};
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [3 * DAY + 4 * HOUR + 59 * MINUTE, '3 days, 4 hours'],
  [DAY + HOUR, '1 day, 1 hour'],
  [3 * DAY + 20 * MINUTE, '3 days'],
  [DAY - 1, '23 hours, 59 minutes'],
  [2 * HOUR, '2 hours'],
  [HOUR + MINUTE, '1 hour, 1 minute'],
  [HOUR - 1, '59 minutes'],
  [MINUTE, '1 minute'],
  [MINUTE - 1, 'less than a minute'],
  [0, 'less than a minute'],
])('formats %d ms as %s', (span, text) => {
  expect(formatDuration(span, COPY)).toBe(text);
});
