import { expect, test } from 'vitest';
import { visiblePages } from './pagination.tsx';

test.each([
  [1, 3, '1 2 3'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 9, '1 2 3 4 5 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [6, 9, '1 … 5 6 7 8 9'],
  [9, 9, '1 … 5 6 7 8 9'],
  [4000, 8334, '1 … 3999 4000 4001 … 8334'],
])('page %i of %i shows %s', (page, pages, expected) => {
  const text = visiblePages(page, pages)
    .map((number) => number ?? '…')
    .join(' ');
  expect(text).toBe(expected);
});
