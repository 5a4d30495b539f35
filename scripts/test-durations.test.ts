import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { durationLines, playwrightDurations, vitestDurations } from './test-durations.mjs';

test('lists the slowest files of both runners beside the budget', () => {
  const unit = vitestDurations({
    testResults: [{ name: resolve('api/jobs.test.ts'), startTime: 1000, endTime: 3500 }],
  });
  const specs = [{ tests: [{ results: [{ duration: 1500 }] }] }];
  const browser = playwrightDurations({
    suites: [{ file: 'home.journey.ts', specs, suites: [{ specs }] }],
  });
  expect(durationLines([...unit, ...browser], 372, { hasBudget: true })).toEqual([
    'Slowest files:',
    '    3.0 s  tests/journeys/home.journey.ts',
    '    2.5 s  api/jobs.test.ts',
    'Checks and tests took 6 min 12 s of 6 min 0 s.',
  ]);
});

test('names at most ten files, and no budget where only a part ran', () => {
  const many = Array.from({ length: 30 }, (_, n) => ({ file: `${n}.test.ts`, seconds: n }));
  const lines = durationLines(many, 59, { hasBudget: false });
  expect(lines).toHaveLength(12);
  expect(lines[1]).toContain('29.test.ts');
  expect(lines.at(-1)).toBe('Checks and tests took 0 min 59 s.');
});

test('says the total where a runner left no report', () => {
  expect(durationLines(vitestDurations(undefined), 1, { hasBudget: false })).toEqual([
    'Checks and tests took 0 min 1 s.',
  ]);
});
