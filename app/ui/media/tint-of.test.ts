import { expect, test } from 'vitest';
import { initialsOf, tintOf } from './tint-of.ts';

test.each([
  ['Asmita Shrestha', 'AS'],
  ['  Ram Bahadur  Thapa ', 'RT'],
  ['Sita', 'S'],
  ['सीता थापा', 'सथ'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('gives a name always the same tint, and names different ones', () => {
  const names = ['Asmita', 'Bikash', 'Chandra', 'Deepa', 'Elina'];
  expect(names.map(tintOf)).toEqual(names.map(tintOf));
  expect(new Set(names.map(tintOf)).size).toBeGreaterThan(2);
});
