import { expect, test } from 'vitest';
import { pathLabel } from './path-label.ts';

test('joins the labels of the groups around a field with its own label', () => {
  expect(pathLabel(['hero', 'heading'])).toBe('Top of the page › Heading');
  expect(pathLabel(['values', 'items', 0, 'title'])).toBe('Values › Item 1 › Title');
  expect(pathLabel(['jobType'])).toBe('Type of employment');
  expect(pathLabel([2, 'name'])).toBe('Item 3 › Name');
  expect(pathLabel([])).toBe('');
});
