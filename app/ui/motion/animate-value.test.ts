import { expect, test } from 'vitest';
import { easedValue } from './animate-value.ts';

test('reaches the target after 2500 ms', () => {
  expect(easedValue(4, 17, 0)).toBe(4);
  expect(easedValue(4, 17, 2499)).toBeLessThan(17);
  expect(easedValue(4, 17, 2500)).toBe(17);
  expect(easedValue(4, 17, 9000)).toBe(17);
});

test('reaches seven eighths at half time, and never decreases', () => {
  expect(easedValue(0, 8, 1250)).toBe(7);
  const values = Array.from({ length: 51 }, (_, index) => easedValue(0, 100, index * 50));
  expect(values).toEqual([...values].sort((a, b) => a - b));
});

test('counts down too', () => {
  expect(easedValue(10, 2, 1250)).toBe(3);
  expect(easedValue(10, 2, 2500)).toBe(2);
});
