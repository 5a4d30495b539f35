import { expect, test } from 'vitest';
import { utcOffsets } from '#domain/content/time-zone.ts';

const NOW = Date.UTC(2026, 5, 1);

test('Kathmandu is 5:45 h ahead of UTC all year', () => {
  expect(utcOffsets('Asia/Kathmandu', NOW)).toEqual([{ from: 0, minutes: 345 }]);
});

test('finds the exact minutes of both clock changes of a year in Los Angeles', () => {
  const offsets = utcOffsets('America/Los_Angeles', NOW);
  expect(offsets[0]).toEqual({ from: 0, minutes: -480 });
  const in2026 = offsets.filter(({ from }) => new Date(from).getUTCFullYear() === 2026);
  expect(in2026.map(({ from, minutes }) => [new Date(from).toISOString(), minutes])).toEqual([
    ['2026-03-08T10:00:00.000Z', -420],
    ['2026-11-01T09:00:00.000Z', -480],
  ]);
  expect(new Date(offsets.at(-1)?.from ?? 0).getUTCFullYear()).toBe(2035);
});

test('accepts UTC and refuses an unknown name', () => {
  expect(utcOffsets('UTC', NOW)).toEqual([{ from: 0, minutes: 0 }]);
  expect(() => utcOffsets('Nepal/Pokhara', NOW)).toThrow(RangeError);
});
