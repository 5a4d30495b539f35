import { expect, test } from 'vitest';
import type { ConsoleJob } from '#contract/console/jobs.ts';
import { inProgress } from './job.ts';

const STAGES = [
  ['new', 'New', false],
  ['interview', 'Interview', false],
  ['hired', 'Hired', true],
  ['rejected', 'Rejected', true],
].map(([id, label, isEnd]) => ({ id, label, isEnd, publicLabel: null })) as Parameters<
  typeof inProgress
>[1];

const job = (active: Record<string, number>) => ({ active }) as unknown as ConsoleJob;

test('counts applicants who are not at an end, in the order of the stages', () => {
  expect(inProgress(job({ rejected: 4, interview: 1, new: 2, hired: 1 }), STAGES)).toEqual({
    count: 3,
    byStage: [
      { id: 'new', label: 'New', count: 2 },
      { id: 'interview', label: 'Interview', count: 1 },
    ],
  });
});

test('counts a stage that the pack no longer has, and no one if all applications have ended', () => {
  expect(inProgress(job({ offered: 1 }), STAGES).byStage).toEqual([
    { id: 'offered', label: 'offered', count: 1 },
  ]);
  expect(inProgress(job({ rejected: 4, hired: 1 }), STAGES).count).toBe(0);
});
