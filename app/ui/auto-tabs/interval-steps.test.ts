import { expect, test } from 'vitest';
import { TICK } from './rotation.ts';
import { intervalSteps } from './tabs.behavior.ts';

function tabAfter(milliseconds: number, from = 0): number {
  const steps = intervalSteps(4);
  let position = steps.startOf(from);
  for (let elapsed = 0; elapsed < milliseconds; elapsed += TICK) position = steps.next(position);
  return steps.tabAt(position);
}

test('shows each of four tabs for 6000 ms, and starts again after the last', () => {
  expect(tabAfter(5950)).toBe(0);
  expect(tabAfter(6000)).toBe(1);
  expect(tabAfter(11950)).toBe(1);
  expect(tabAfter(12000)).toBe(2);
  expect(tabAfter(23950)).toBe(3);
  expect(tabAfter(24000)).toBe(0);
});

test('gives a chosen tab its whole turn', () => {
  expect(tabAfter(5950, 3)).toBe(3);
  expect(tabAfter(6000, 3)).toBe(0);
});

test('computes the elapsed part of the round and of the turn', () => {
  const steps = intervalSteps(4);
  expect(steps.elapsedOfRound(9000)).toBe(0.375);
  expect(steps.elapsedOfTurn(9000)).toBe(0.5);
});
