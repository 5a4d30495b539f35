import { expect, test } from 'vitest';
import { countWithinBounds } from './device-store.ts';

const WIDE = { entries: 100, bytes: 1000 };

test.each([
  ['all if there is room', [10, 20, 30], WIDE, 3],
  ['as many as allowed', [10, 20, 30], { ...WIDE, entries: 2 }, 2],
  ['as many bytes as allowed, from the newest on', [600, 600, 300], WIDE, 2],
  ['none if the newest is too large', [10, 2000], WIDE, 0],
  ['none of an empty list', [], WIDE, 0],
])('keeps %s', (_name, sizes, bounds, count) => {
  expect(countWithinBounds(sizes, bounds)).toBe(count);
});
