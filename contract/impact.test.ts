import { describe, expect, test } from 'vitest';
import { EVERY_N, FIGURES, SUM_FIGURES } from '#tests/impact-figures.ts';
import {
  barPercent,
  METRIC_NAMES,
  METRICS,
  type MetricName,
  PEOPLE,
  parsePeople,
  SUMS,
  type SumName,
} from './impact.ts';

describe('figures for 1 to 20 people', () => {
  test.each(Object.entries(FIGURES))('%s', (name, figures) => {
    expect(EVERY_N.map(METRICS[name as MetricName])).toEqual(figures);
  });

  test.each(Object.entries(SUM_FIGURES))('%s, in a circle', (name, figures) => {
    expect(EVERY_N.map(SUMS[name as SumName].of)).toEqual(figures);
  });

  test('are in the order of the specification', () => {
    expect(METRIC_NAMES).toEqual(Object.keys(FIGURES));
    expect(Object.values(SUMS).map(({ max }) => max)).toEqual([100, 50, 100, 50]);
  });
});

test('reads the number of people from the URL, and falls back to 5', () => {
  expect(PEOPLE).toEqual({ min: 1, max: 20, usual: 5 });
  expect(EVERY_N.map((n) => parsePeople(String(n)))).toEqual(EVERY_N);
  const others = [null, '', '0', '21', '-3', '05', '1e1', '7.5', ' 7', 'seven', '10 0'];
  expect(others.map(parsePeople)).toEqual(others.map(() => 5));
});

test('fills a bar to five times its figure, at most 100 percent', () => {
  expect([0, 1, 4, 14, 20, 21].map(barPercent)).toEqual([0, 5, 20, 70, 100, 100]);
});
