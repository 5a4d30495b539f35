import { describe, expect, test } from 'vitest';
import { pack } from '#tests/localized-pack.ts';
import { endsOf, hoursAhead, onOneDay, sharedDay, timeOfDay } from './office-hours.ts';

const LOS_ANGELES = [
  { from: 0, minutes: -480 },
  { from: 1_772_964_000_000, minutes: -420 },
  { from: 1_793_523_600_000, minutes: -480 },
];
const KATHMANDU = [{ from: 0, minutes: 345 }];

const sanFrancisco = { from: 9, to: 18, clock: LOS_ANGELES };

function kathmandu(from: number, to: number) {
  return { from, to, clock: KATHMANDU };
}

describe('two offices on one clock', () => {
  test('Kathmandu is 13 h 45 ahead of San Francisco in standard time', () => {
    expect(hoursAhead(LOS_ANGELES, KATHMANDU)).toBe(13.75);
    expect(hoursAhead(KATHMANDU, LOS_ANGELES)).toBe(-13.75);
  });

  test('an early shift overlaps by 1 h 45 and runs past midnight', () => {
    const day = sharedDay(sanFrancisco, kathmandu(6, 15));
    expect(day.second).toEqual([
      { from: 16.25, to: 24 },
      { from: 0, to: 1.25 },
    ]);
    expect(day.shared).toEqual({ from: 16.25, to: 18 });
  });

  test('finds no overlap where there is none', () => {
    const day = sharedDay(sanFrancisco, kathmandu(9, 18));
    expect(day.second).toEqual([
      { from: 19.25, to: 24 },
      { from: 0, to: 4.25 },
    ]);
    expect(day.shared).toBeUndefined();
  });

  test('a span that stays within the day is one part', () => {
    expect(onOneDay({ from: -4, to: -1 })).toEqual([{ from: 20, to: 23 }]);
    expect(onOneDay({ from: -4, to: 0 })).toEqual([{ from: 20, to: 24 }]);
  });
});

test('formats times of day', () => {
  expect([0, 6, 9.5, 12, 16.25, 24].map((hours) => timeOfDay(pack.locale, hours))).toEqual([
    '12 am',
    '6 am',
    '9:30 am',
    '12 pm',
    '4:15 pm',
    '12 am',
  ]);
  expect(endsOf(pack.locale, { from: 16.25, to: 18 })).toEqual({ from: '4:15', to: '6 pm' });
  expect(endsOf(pack.locale, { from: 9, to: 18 })).toEqual({ from: '9 am', to: '6 pm' });
});
