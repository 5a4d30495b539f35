import { expect, test } from 'vitest';
import { keptOf } from './device-store.ts';

const WIDE = { entries: 100, bytes: 1000 };

test.each([
  ['all where there is room', [10, 20, 30], WIDE, 3],
  ['as many as may be', [10, 20, 30], { ...WIDE, entries: 2 }, 2],
  ['as much as may be, from the newest on', [600, 600, 300], WIDE, 2],
  ['none that is too large by itself', [10, 2000], WIDE, 0],
  ['none of nothing', [], WIDE, 0],
])('keeps %s', (_name, sizes, bounds, kept) => {
  expect(keptOf(sizes, bounds)).toBe(kept);
});
