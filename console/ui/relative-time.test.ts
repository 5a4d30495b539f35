import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.tsx';

const NOW = Date.UTC(2026, 10, 25, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [-20_000, 'now'],
  [-4 * MINUTE, '4 min. ago'],
  [-59.9 * MINUTE, '59 min. ago'],
  [-3 * HOUR, '3 hr. ago'],
  [-26 * HOUR, 'yesterday'],
  [-6 * 24 * HOUR, '6 days ago'],
  [-8 * 24 * HOUR, 'Nov 17'],
  [-400 * 24 * HOUR, 'Oct 21, 2025'],
  [2 * HOUR, 'in 2 hr.'],
])('%d ms from now is "%s"', (distance, words) => {
  expect(relativeTime(NOW + distance, NOW)).toBe(words);
});
