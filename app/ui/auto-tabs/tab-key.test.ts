import { expect, test } from 'vitest';
import { tabForKey } from './tabs.behavior.ts';

test('moves in a loop with the arrow keys, and to the ends with Home and End', () => {
  expect(tabForKey('ArrowRight', 1, 3)).toBe(2);
  expect(tabForKey('ArrowRight', 2, 3)).toBe(0);
  expect(tabForKey('ArrowLeft', 0, 3)).toBe(2);
  expect(tabForKey('Home', 2, 3)).toBe(0);
  expect(tabForKey('End', 0, 3)).toBe(2);
});

test('ignores other keys', () => {
  expect(tabForKey('ArrowDown', 0, 3)).toBeUndefined();
  expect(tabForKey('Tab', 0, 3)).toBeUndefined();
});
