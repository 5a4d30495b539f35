import { expect, test } from 'vitest';
import { percentOfRange } from './range-slider.behavior.ts';

test('stays between 0 and 100 percent', () => {
  expect(percentOfRange(1, 1, 20)).toBe('0%');
  expect(percentOfRange(5, 1, 20)).toBe('21.05%');
  expect(percentOfRange(20, 1, 20)).toBe('100%');
  expect(percentOfRange(25, 1, 20)).toBe('100%');
  expect(percentOfRange(0, 1, 20)).toBe('0%');
  expect(percentOfRange(3, 3, 3)).toBe('0%');
});
