import { expect, test } from 'vitest';
import { pack } from '#tests/localized-pack.ts';
import { isoDuration, isoMoment, parseDuration, startOfDay } from './moments.ts';

test('formats moments in the time zone of Kathmandu', () => {
  const time = Date.UTC(2026, 10, 28, 18, 20, 5);
  expect(isoMoment(pack, time)).toBe('2026-11-29T00:05:05+05:45');
  expect(Date.parse(isoMoment(pack, time))).toBe(time);
  expect(startOfDay(pack, '2026-11-28')).toBe('2026-11-28T00:00:00+05:45');
});

test.each([
  [45, 'PT45M'],
  [120, 'PT2H'],
  [150, 'PT2H30M'],
  [0, 'PT0S'],
])('formats %i minutes as %s', (minutes, duration) => {
  expect(isoDuration(minutes * 60_000)).toBe(duration);
});

test.each([
  ['65 min', 'PT1H5M'],
  ['1 hour 5 minutes', 'PT1H5M'],
  ['2 h', 'PT2H'],
  ['90 minutes', 'PT1H30M'],
  ['an evening', undefined],
  ['', undefined],
])('parses "%s" as %s', (text, duration) => {
  expect(parseDuration(text)).toBe(duration);
});
