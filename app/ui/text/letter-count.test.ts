import { expect, test } from 'vitest';
import { letterCount } from './letter-count.ts';

test.each([
  ['Setu', 4],
  ['सेतु', 2],
  // A preview marks the text's field with a private-use character.
  ['\u{F0123}Setu', 4],
  ['', 0],
])('%j has %i', (text, count) => {
  expect(letterCount(text)).toBe(count);
});
