import { expect, test } from 'vitest';
import { filledArc } from './circle.ts';

test('fills the circle in proportion, and never more than once', () => {
  expect(filledArc(0, 50)).toBe('0 100');
  expect(filledArc(7, 50)).toBe('14 100');
  expect(filledArc(1, 3)).toBe('33.33 100');
  expect(filledArc(50, 50)).toBe('100 100');
  expect(filledArc(60, 50)).toBe('100 100');
  expect(filledArc(3, 0)).toBe('0 100');
});
