import { expect, test } from 'vitest';
import { nextByLetter } from './menu-keys.ts';

const items = ['Unassigned', 'Łukasz Wójcik', 'Søren Kjær', 'Latika Rai', 'शिव'].map(
  (textContent) => ({
    textContent,
  }),
);
const next = (key: string, at = -1) => nextByLetter(key, items, at)?.textContent;

test('moves to the next item that begins with the letter, ignoring diacritics', () => {
  expect(next('l')).toBe('Łukasz Wójcik');
  expect(next('Ł')).toBe('Łukasz Wójcik');
  expect(next('L', 1)).toBe('Latika Rai');
  expect(next('l', 3)).toBe('Łukasz Wójcik');
  expect(next('श')).toBe('शिव');
});

test('ignores other keys and letters without a matching item', () => {
  for (const key of ['k', '1', 'Enter', 'ArrowDown', ' ']) expect(next(key)).toBeUndefined();
});
