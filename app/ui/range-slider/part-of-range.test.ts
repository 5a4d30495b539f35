import { expect, test } from 'vitest';
import { partOfRange } from './range-slider.behavior.ts';

test('stays between 0 and 100 percent', () => {
  expect(partOfRange(1, 1, 20)).toBe('0%');
  expect(partOfRange(5, 1, 20)).toBe('21.05%');
  expect(partOfRange(20, 1, 20)).toBe('100%');
  expect(partOfRange(25, 1, 20)).toBe('100%');
  expect(partOfRange(0, 1, 20)).toBe('0%');
  expect(partOfRange(3, 3, 3)).toBe('0%');
});
