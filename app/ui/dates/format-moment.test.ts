import { expect, test } from 'vitest';
import { pack } from '#tests/localized-pack.ts';
import { formatMoment, formatWeekdayTime } from './site-time.ts';

const START = Date.UTC(2026, 10, 28, 11, 45);

test('formats a moment in the time zone of the site', () => {
  expect(formatMoment(pack, START)).toBe('Sat, Nov 28, 2026, 5:30\u00a0PM');
  expect(formatWeekdayTime(pack, START)).toBe('Sat 5:30\u00a0PM');
});
