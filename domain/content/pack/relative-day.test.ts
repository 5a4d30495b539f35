import { expect, test } from 'vitest';
import { zoneOf } from '#domain/content/time-zone.ts';
import { dayToTime, dayWithTimeToTime, endOfDay } from './relative-day.ts';

const calendarIn = (timeZone: string, now = '2026-11-20T20:00:00Z') => ({
  zone: zoneOf(timeZone),
  now: Date.parse(now),
});
const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

test.each([
  ['2026-11-20', '2026-11-19T18:15:00.000Z'],
  ['today', '2026-11-20T18:15:00.000Z'],
  ['1 day ago', '2026-11-19T18:15:00.000Z'],
  ['in 2 days', '2026-11-22T18:15:00.000Z'],
  ['2026-02-30', null],
  ['in 2 days ago', null],
  ['2 days', null],
  ['tomorrow', null],
])('the day "%s" begins at midnight of the time zone', (text, time) => {
  expect(iso(dayToTime(text, calendarIn('Asia/Kathmandu')))).toBe(time);
});

test('days with a clock change are shorter or longer', () => {
  const berlin = calendarIn('Europe/Berlin', '2026-03-28T12:00:00Z');
  const start = dayToTime('in 1 day', berlin) ?? 0;
  expect(iso(start)).toBe('2026-03-28T23:00:00.000Z');
  expect(iso(endOfDay(start, berlin))).toBe('2026-03-29T21:59:59.999Z');
  // In Chile, clocks are put forward at midnight.
  expect(iso(dayToTime('2026-09-06', calendarIn('America/Santiago')))).toBe(
    '2026-09-06T04:00:00.000Z',
  );
});

test('refuses a skipped time on a date, and moves it by an hour on a relative day', () => {
  const berlin = calendarIn('Europe/Berlin', '2026-03-28T12:00:00Z');
  expect(dayWithTimeToTime('2026-03-29 at 02:30', berlin)).toBeNull();
  expect(iso(dayWithTimeToTime('in 1 day at 02:30', berlin))).toBe('2026-03-29T01:30:00.000Z');
  expect(iso(dayWithTimeToTime('2026-03-29 at 03:30', berlin))).toBe('2026-03-29T01:30:00.000Z');
  expect(iso(dayWithTimeToTime('2026-10-25 at 02:30', berlin))).toBe('2026-10-25T00:30:00.000Z');
  expect(iso(dayWithTimeToTime('2026-12-01 at 17:30', calendarIn('Asia/Kathmandu')))).toBe(
    '2026-12-01T11:45:00.000Z',
  );
});
