import { expect, test } from 'vitest';
import { pack } from '#tests/localized-pack.ts';
import { calendarDay, clock, formatDay, isoDay, weekday } from './site-time.ts';

const by = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'Asia/Kathmandu' });
  return (time: number) => format.format(time).replace(/\s(?=[AP]M)/, '\u00a0');
};
const day = by({ month: 'short', day: 'numeric', year: 'numeric' });
const hour = by({ hour: 'numeric', minute: '2-digit' });
const short = by({ weekday: 'short' });

/** Each hour of a year, some seconds apart, and the ends of some years. */
const TIMES = Array.from(
  { length: 8784 },
  (_, index) => Date.UTC(2027, 11, 31) + index * 3_607_000,
);

test('days and hours are what time zone data says', () => {
  for (const time of TIMES) {
    expect(formatDay(pack, time)).toBe(day(time));
    expect(clock(pack, time)).toBe(hour(time));
    expect(weekday(pack, time)).toBe(short(time));
  }
});

test('a day begins there while it is still the day before in UTC', () => {
  const midnight = Date.UTC(2026, 10, 11, 18, 15);
  expect(isoDay(pack, midnight)).toBe('2026-11-12');
  expect(isoDay(pack, midnight - 1)).toBe('2026-11-11');
  expect(calendarDay(pack, midnight)).toEqual({ month: 'Nov', day: '12' });
});
