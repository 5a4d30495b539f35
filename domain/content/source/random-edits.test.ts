import { expect, test } from 'vitest';
import { editProblems, mergeProblems } from '#tests/random-edits.ts';

test('random changes parse to what was meant', () => {
  expect(editProblems(200, 1)).toEqual([]);
});

test('random versions can be merged, and their conflicts resolved', () => {
  expect(mergeProblems(60, 1)).toEqual([]);
});
