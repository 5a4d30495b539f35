import { expect, test } from 'vitest';
import { editProblems, mergeProblems } from '#tests/random-edits.ts';

/** Each change parses its file again. */
const TIMEOUT = 10 * 60_000;

test('many random changes parse to what was meant', { timeout: TIMEOUT }, () => {
  expect(editProblems(2000, 7)).toEqual([]);
});

test('many random versions can be merged', { timeout: TIMEOUT }, () => {
  expect(mergeProblems(600, 7)).toEqual([]);
});
