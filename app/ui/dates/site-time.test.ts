import { expect, test } from 'vitest';
import { pack } from '#tests/localized-pack.ts';
import { calendarDay, formatDay, formatTime, formatWeekday, isoDay } from './site-time.ts';

const formatterOf = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'Asia/Kathmandu' });
  return (time: number) => format.format(time).replace(/\s(?=[AP]M)/, '\u00a0');
};
const day = formatterOf({ month: 'short', day: 'numeric', year: 'numeric' });
const hour = formatterOf({ hour: 'numeric', minute: '2-digit' });
const short = formatterOf({ weekday: 'short' });

/** Each hour of a year, shifted by 7 s each, so that all minutes are covered too. */
const TIMES = Array.from(
  { length: 8784 },
  (_, index) => Date.UTC(2027, 11, 31) + index * 3_607_000,
);

test('agrees with the time zone data of Intl', () => {
  for (const time of TIMES) {
    expect(formatDay(pack, time)).toBe(day(time));
    expect(formatTime(pack, time)).toBe(hour(time));
    expect(formatWeekday(pack, time)).toBe(short(time));
  }
});

test('starts a day by the time zone of the site, not by UTC', () => {
  const midnight = Date.UTC(2026, 10, 11, 18, 15);
  expect(isoDay(pack, midnight)).toBe('2026-11-12');
  expect(isoDay(pack, midnight - 1)).toBe('2026-11-11');
  expect(calendarDay(pack, midnight)).toEqual({ month: 'Nov', day: '12' });
});
