import { describe, expect, test } from 'vitest';
import { cardsInView, clampIndex, indexToShow, lastIndex } from './slider-positions.ts';

describe('positions', () => {
  test('run from 0 to the columns that are not in view', () => {
    expect([1, 2, 3].map((visible) => lastIndex(6, visible))).toEqual([5, 4, 3]);
    expect(lastIndex(2, 3)).toBe(0);
    expect([-1, 2, 9].map((index) => clampIndex(index, 3))).toEqual([0, 2, 3]);
  });

  test('name the cards in view', () => {
    expect(cardsInView(0, 3, 12)).toEqual({ from: 1, to: 6, total: 12 });
    expect(cardsInView(3, 3, 12)).toEqual({ from: 7, to: 12, total: 12 });
    expect(cardsInView(5, 1, 11)).toEqual({ from: 11, to: 11, total: 11 });
  });

  test('move no further than a column needs', () => {
    expect(indexToShow(2, 0, 3)).toBe(0);
    expect(indexToShow(3, 0, 3)).toBe(1);
    expect(indexToShow(5, 0, 3)).toBe(3);
    expect(indexToShow(1, 3, 3)).toBe(1);
    expect(indexToShow(4, 4, 1)).toBe(4);
  });
});
