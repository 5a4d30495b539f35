import { expect, test } from 'vitest';
import { formatNamedMoment, hourThere, isLikeSiteTime, momentThere } from './format-moment.ts';

const START = Date.UTC(2026, 10, 28, 11, 45);
const PACIFIC = 'America/Los_Angeles';

test('a moment is told in any zone, with or without its name', () => {
  expect(momentThere(START)).toBe('Sat, Nov 28, 2026, 5:30\u00a0PM');
  expect(formatNamedMoment(START, PACIFIC)).toBe('Sat, Nov 28, 2026, 3:45\u00a0AM PST');
  expect(hourThere(START)).toBe('Sat 5:30\u00a0PM');
});

test('clocks that show the same as in Kathmandu are told from others', () => {
  expect(isLikeSiteTime(START, 'Asia/Kathmandu')).toBe(true);
  expect(isLikeSiteTime(START, PACIFIC)).toBe(false);
  expect(isLikeSiteTime(START, 'Asia/Kolkata')).toBe(false);
});
