import { expect, test } from 'vitest';
import { openPanels } from './accordion.behavior.ts';

test('keeps exactly one panel open in mode `one`', () => {
  expect(openPanels(['a'], 'b', 'one')).toEqual(['b']);
  expect(openPanels(['b'], 'b', 'one')).toEqual(['b']);
});

test('toggles each panel independently in mode `any`', () => {
  expect(openPanels([], 'a', 'any')).toEqual(['a']);
  expect(openPanels(['a'], 'b', 'any')).toEqual(['a', 'b']);
  expect(openPanels(['a', 'b'], 'a', 'any')).toEqual(['b']);
});
