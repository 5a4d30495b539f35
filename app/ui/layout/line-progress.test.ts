import { expect, test } from 'vitest';
import { lineProgress } from './timeline.behavior.ts';

test('fills from the moment its top passes 60 % of the viewport until its end does', () => {
  expect(lineProgress(900, 500, 1000)).toBe(0);
  expect(lineProgress(600, 500, 1000)).toBe(0);
  expect(lineProgress(350, 500, 1000)).toBe(0.5);
  expect(lineProgress(100, 500, 1000)).toBe(1);
  expect(lineProgress(-800, 500, 1000)).toBe(1);
});

test('a line without height is full', () => {
  expect(lineProgress(0, 0, 1000)).toBe(1);
});
