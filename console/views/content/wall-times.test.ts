import { expect, test } from 'vitest';
import { ownTimeZone } from '#console/ui/formats.ts';
import { zoneNote } from './wall-times.ts';

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
