import { expect, test } from 'vitest';
import { fittedKeys, movedItem } from './item-keys.ts';

test('keys of items that stay are kept when the length changes elsewhere', () => {
  const keys = fittedKeys([], 3);
  expect(new Set(keys).size).toBe(3);
  expect(fittedKeys(keys, 2)).toEqual(keys.slice(0, 2));
  expect(fittedKeys(keys, 4).slice(0, 3)).toEqual(keys);
  expect(fittedKeys(keys, 3)).toBe(keys);
});

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
])('an item moves from %i to %i', (from, to, expected) => {
  expect(movedItem([...'abcd'], from, to).join('')).toBe(expected);
});
