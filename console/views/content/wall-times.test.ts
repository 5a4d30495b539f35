import { expect, test } from 'vitest';
import { ownTimeZone } from '#console/ui/formats.ts';
import { siteDay, zoneNote } from './wall-times.ts';

test('a time without a calendar day has the zone only', () => {
  expect(zoneNote('in 9 days', '17:30', 'Asia/Kathmandu')).toBe('Kathmandu time');
  expect(zoneNote('2026-12-01', '', 'America/New_York')).toBe('New York time');
});

test('one’s own time is named if it differs', () => {
  const own = ownTimeZone();
  expect(zoneNote('2026-12-01', '17:30', own)).toMatch(/ time$/);
  expect(zoneNote('2026-12-01', '17:30', 'Pacific/Kiritimati')).toMatch(
    /^Kiritimati time \((Nov 30|Dec 1), 2026, .+ your time\)$/,
  );
});

test.each([
  ['2026-12-01T09:00', 'Asia/Kathmandu', 'Asia/Kathmandu', '2026-12-01'],
  ['2026-12-01T01:00', 'Asia/Tokyo', 'Asia/Kathmandu', '2026-11-30'],
  ['2026-12-01T22:00', 'America/New_York', 'Asia/Kathmandu', '2026-12-02'],
  ['2026-12-01T02:00', 'Asia/Kathmandu', 'America/New_York', '2026-11-30'],
  ['', 'Asia/Kathmandu', 'Asia/Kathmandu', undefined],
])('%s in %s is, in %s, on %s', (wallTime, zone, siteZone, day) => {
  expect(siteDay(wallTime, zone, siteZone)).toBe(day);
});
