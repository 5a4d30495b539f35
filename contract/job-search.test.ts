import { expect, test } from 'vitest';
import { overlapOf } from './job-search.ts';

test.each([
  [0, 'none'],
  [0.75, 'up-to-2'],
  [2.75, 'up-to-2'],
  [3, '3-4'],
  [4.75, '3-4'],
  [5, '5-or-more'],
])('%d shared hours are in the range %s', (hours, range) => {
  expect(overlapOf(hours)).toBe(range);
});
