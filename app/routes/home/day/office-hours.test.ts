import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pack } from '#tests/localized-pack.ts';
import {
  endsOf,
  hoursAhead,
  onOneDay,
  sharedDay,
  timeOfDay,
  uncoveredHours,
} from './office-hours.ts';

const LOS_ANGELES = [
  { from: 0, minutes: -480 },
  { from: 1_772_964_000_000, minutes: -420 },
  { from: 1_793_523_600_000, minutes: -480 },
];
const KATHMANDU = [{ from: 0, minutes: 345 }];

const sanFrancisco = { from: 9, to: 18, clock: LOS_ANGELES };

function shiftsOf(folder: string) {
  const read = (name: string) => parse(readFileSync(`${folder}/${name}.yaml`, 'utf8'));
  const { first, second, support } = read('pages/home').day;
  return { claims: read('claims'), first, second, support };
}

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

describe('support around the clock', () => {
  const late = { from: 14, to: 23 };

  test('the late shift fills the gap between the early shift and San Francisco', () => {
    const { first, second, support } = sharedDay(sanFrancisco, kathmandu(6, 15), late);
    expect(support).toEqual([{ from: 0.25, to: 9.25 }]);
    expect(uncoveredHours([first, ...second])).toEqual([{ from: 1.25, to: 9 }]);
    expect(uncoveredHours([first, ...second, ...support])).toEqual([]);
  });

  test('a gap of a quarter of an hour is found', () => {
    const tooLate = { from: 15.25, to: 23 };
    expect(sharedDay(sanFrancisco, kathmandu(6, 15), tooLate).isWholeDay).toBe(false);
    expect(uncoveredHours([{ from: 0, to: 6 }])).toEqual([{ from: 6, to: 24 }]);
  });

  test.each(['content', 'tests/pack'])('the shifts of %s cover what its claim says', (folder) => {
    const { claims, first, second, support } = shiftsOf(folder);
    expect(claims.support.figure).toMatch(/^24\//);
    for (const ahead of [13.75, 12.75]) {
      const clock = [{ from: 0, minutes: 345 - ahead * 60 }];
      const day = sharedDay({ ...first, clock }, { ...second, clock: KATHMANDU }, support);
      expect(day.isWholeDay, `${ahead} hours ahead`).toBe(true);
    }
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
