import { expect, test } from 'vitest';
import { lineProgress } from './timeline.behavior.ts';

test('fills while the line passes 60 % of the viewport height', () => {
  expect(lineProgress(900, 500, 1000)).toBe(0);
  expect(lineProgress(600, 500, 1000)).toBe(0);
  expect(lineProgress(350, 500, 1000)).toBe(0.5);
  expect(lineProgress(100, 500, 1000)).toBe(1);
  expect(lineProgress(-800, 500, 1000)).toBe(1);
});

test('is full for a line without height', () => {
  expect(lineProgress(0, 0, 1000)).toBe(1);
});
