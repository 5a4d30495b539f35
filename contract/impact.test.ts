import { describe, expect, test } from 'vitest';
import { EVERY_N, FIGURES, SUM_FIGURES } from '#tests/impact-figures.ts';
import {
  barPercent,
  METRIC_NAMES,
  METRICS,
  type MetricName,
  PEOPLE,
  peopleFrom,
  SUMS,
  type SumName,
} from './impact.ts';

describe('the figures for 1 to 20 people', () => {
  test.each(Object.entries(FIGURES))('%s', (name, figures) => {
    expect(EVERY_N.map(METRICS[name as MetricName])).toEqual(figures);
  });

  test.each(Object.entries(SUM_FIGURES))('%s, in a circle', (name, figures) => {
    expect(EVERY_N.map(SUMS[name as SumName].of)).toEqual(figures);
  });

  test('stand in the order of the specification', () => {
    expect(METRIC_NAMES).toEqual(Object.keys(FIGURES));
    expect(Object.values(SUMS).map(({ max }) => max)).toEqual([100, 50, 100, 50]);
  });
});

test('the number of people comes from the URL, and is 5 for anything else', () => {
  expect(PEOPLE).toEqual({ min: 1, max: 20, usual: 5 });
  expect(EVERY_N.map((n) => peopleFrom(String(n)))).toEqual(EVERY_N);
  const others = [null, '', '0', '21', '-3', '05', '1e1', '7.5', ' 7', 'seven', '10 0'];
  expect(others.map(peopleFrom)).toEqual(others.map(() => 5));
});

test('a bar is five times its figure, and never more than full', () => {
  expect([0, 1, 4, 14, 20, 21].map(barPercent)).toEqual([0, 5, 20, 70, 100, 100]);
});
