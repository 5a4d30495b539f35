import { expect, test } from 'vitest';
import { opened } from './accordion.behavior.ts';

test('keeps exactly one panel open in mode `one`', () => {
  expect(opened(['a'], 'b', 'one')).toEqual(['b']);
  expect(opened(['b'], 'b', 'one')).toEqual(['b']);
});

test('toggles each panel independently in mode `any`', () => {
  expect(opened([], 'a', 'any')).toEqual(['a']);
  expect(opened(['a'], 'b', 'any')).toEqual(['a', 'b']);
  expect(opened(['a', 'b'], 'a', 'any')).toEqual(['b']);
});
