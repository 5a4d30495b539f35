import { expect, test } from 'vitest';
import { safeUrl } from './contact.tsx';

test.each([
  ['https://github.com/sita', 'https://github.com/sita'],
  ['linkedin.com/in/sita', 'https://linkedin.com/in/sita'],
  ['sita.example', 'https://sita.example/'],
])('links %s to %s', (typed, url) => {
  expect(safeUrl(typed)).toBe(url);
});

test.each([
  'http://github.com/sita',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://github.com@evil.example/',
  'localhost',
  'see my site',
  '//evil.example',
  '',
])('keeps %s as text', (typed) => {
  expect(safeUrl(typed)).toBeUndefined();
});
