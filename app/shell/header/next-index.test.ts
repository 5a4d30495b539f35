import { expect, test } from 'vitest';
import { nextIndex } from './group-row.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowRight', 3, 3],
  ['ArrowUp', 2, 1],
  ['ArrowLeft', 0, 0],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Enter', 1, null],
])('%s at index %i of 4 entries moves to %s', (key, at, expected) => {
  expect(nextIndex(key, at, 4)).toBe(expected);
});
