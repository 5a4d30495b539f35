import { describe, expect, test } from 'vitest';
import { advance, progressSteps } from './tabs.behavior.ts';

const steps = progressSteps(2);

function ticksUntil(hasReached: (progress: number) => boolean, from = 0): number {
  let progress = from;
  for (let ticks = 1; ticks < 1000; ticks += 1) {
    progress = steps.next(progress);
    if (hasReached(progress)) return ticks;
  }
  return Number.NaN;
}

describe('progress by 0.3 per tick', () => {
  test('is exact to one decimal', () => {
    let progress = 0;
    for (let tick = 1; tick <= 333; tick += 1) {
      progress = steps.next(progress);
      expect(progress).toBe(Math.round(tick * 3) / 10);
    }
  });

  test('shows the second tab at tick 167', () => {
    expect(ticksUntil((progress) => steps.tabAt(progress) === 1)).toBe(167);
    expect(steps.tabAt(49.8)).toBe(0);
    expect(steps.tabAt(50)).toBe(1);
  });

  test('wraps to the first tab and 0 at tick 334', () => {
    expect(ticksUntil((progress) => progress === 0)).toBe(334);
    expect(advance(99.9, 100)).toBe(0);
    expect(advance(99.7, 100)).toBe(0);
    expect(advance(99.6, 100)).toBe(99.9);
  });

  test('starts a chosen tab at 0 or 50', () => {
    expect([0, 1].map(steps.startOf)).toEqual([0, 50]);
    expect(ticksUntil((progress) => progress === 0, 50)).toBe(167);
  });

  test('gives each of three tabs the same time', () => {
    const three = progressSteps(3);
    expect([0, 1, 2].map(three.startOf)).toEqual([0, 50, 100]);
    expect([49.8, 50, 100, 149.7].map(three.tabAt)).toEqual([0, 1, 2, 2]);
    expect(three.next(149.7)).toBe(0);
    expect(three.elapsedOfRound(75)).toBe(0.5);
  });

  test('computes the elapsed part of the round and of the turn', () => {
    expect(steps.elapsedOfRound(75)).toBe(0.75);
    expect(steps.elapsedOfTurn(75)).toBe(0.5);
    expect(steps.elapsedOfTurn(25)).toBe(0.5);
  });
});
