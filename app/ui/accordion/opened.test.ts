import { expect, test } from 'vitest';
import { opened } from './accordion.behavior.ts';

test('one: opening a panel closes the other, pressing the open one leaves it open', () => {
  expect(opened(['a'], 'b', 'one')).toEqual(['b']);
  expect(opened(['b'], 'b', 'one')).toEqual(['b']);
});

test('any: each panel opens and closes by itself', () => {
  expect(opened([], 'a', 'any')).toEqual(['a']);
  expect(opened(['a'], 'b', 'any')).toEqual(['a', 'b']);
  expect(opened(['a', 'b'], 'a', 'any')).toEqual(['b']);
});
