import { describe, expect, test } from 'vitest';
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

/** Worked out by hand from the specification's section 9: one figure for each N from 1 to 20. */
const FIGURES: Record<MetricName, number[]> = {
  onboarded: [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6],
  interns: [0, 0, 1, 1, 1, 2, 2, 2, 4, 4, 4, 6, 6, 6, 8, 8, 8, 10, 10, 10],
  communicationWorkshops: [0, 0, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7],
  mentorships: [0, 0, 1, 1, 1, 2, 2, 2, 4, 4, 4, 6, 6, 6, 8, 8, 8, 10, 10, 10],
  resumeWorkshops: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10],
  projectWorkshops: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 4],
  certifications: [0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  networking: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  thirdPartyEvents: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
  scholarships: [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10],
  livelihoods: [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4],
  ngoPrograms: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2],
  institutions: [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4],
};

/** Families are N, its scholarships and its businesses: for 5 people 5 + 2 + 1. */
const SUM_FIGURES: Record<SumName, number[]> = {
  families: [1, 3, 4, 6, 8, 10, 11, 13, 14, 17, 18, 20, 21, 23, 25, 27, 28, 30, 31, 34],
  projects: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  professionals: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
  youth: [0, 0, 1, 1, 1, 2, 2, 2, 4, 4, 4, 6, 6, 6, 8, 8, 8, 10, 10, 10],
};

const EVERY_N = Array.from({ length: 20 }, (_, index) => index + 1);

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

test('the number of people comes from the address, and is 5 for anything else', () => {
  expect(PEOPLE).toEqual({ min: 1, max: 20, usual: 5 });
  expect(EVERY_N.map((n) => peopleFrom(String(n)))).toEqual(EVERY_N);
  const others = [null, '', '0', '21', '-3', '05', '1e1', '7.5', ' 7', 'seven', '10 0'];
  expect(others.map(peopleFrom)).toEqual(others.map(() => 5));
});

test('a bar is five times its figure, and never more than full', () => {
  expect([0, 1, 4, 14, 20, 21].map(barPercent)).toEqual([0, 5, 20, 70, 100, 100]);
});
