import { expect, test } from 'vitest';
import { nextByLetter } from './menu-keys.ts';

const items = ['Nobody', 'Łukasz Wójcik', 'Søren Kjær', 'Latika Rai', 'शिव'].map((textContent) => ({
  textContent,
}));
const next = (key: string, at = -1) => nextByLetter(key, items, at)?.textContent;

test('a letter leads to the next item that begins with it, with or without its marks', () => {
  expect(next('l')).toBe('Łukasz Wójcik');
  expect(next('Ł')).toBe('Łukasz Wójcik');
  expect(next('L', 1)).toBe('Latika Rai');
  expect(next('l', 3)).toBe('Łukasz Wójcik');
  expect(next('श')).toBe('शिव');
});

test('other keys, and letters that no item begins with, lead nowhere', () => {
  for (const key of ['k', '1', 'Enter', 'ArrowDown', ' ']) expect(next(key)).toBeUndefined();
});
