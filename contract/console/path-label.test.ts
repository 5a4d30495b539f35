import { expect, test } from 'vitest';
import { pathLabel } from './path-label.ts';

test('names a field by the labels of its groups and of its own', () => {
  expect(pathLabel(['hero', 'heading'])).toBe('Top of the page › Heading');
  expect(pathLabel(['values', 'items', 0, 'title'])).toBe('Values › Item 1 › Title');
  expect(pathLabel(['jobType'])).toBe('Type of employment');
  expect(pathLabel([2, 'name'])).toBe('Item 3 › Name');
  expect(pathLabel([])).toBe('');
});
