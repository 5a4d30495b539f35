import { expect, test } from 'vitest';
import { stepsTo } from './steps.ts';

const move = (stage: string, at: number) => ({ stage, at });

test('begins where it arrived', () => {
  expect(stepsTo(move('new', 1), 1, [])).toEqual([move('new', 1)]);
});

test('goes on from stage to stage', () => {
  const moves = [move('screening', 2), move('interview', 3)];
  expect(stepsTo(move('interview', 3), 1, moves)).toEqual([move('new', 1), ...moves]);
});

test('leaves out what was taken back', () => {
  const moves = [move('screening', 2), move('rejected', 3), move('screening', 4)];
  expect(stepsTo(move('screening', 4), 1, moves)).toEqual([move('new', 1), move('screening', 2)]);
});

test('ends where the row says, also without a history', () => {
  expect(stepsTo(move('offer', 5), 1, [])).toEqual([move('new', 1), move('offer', 5)]);
  expect(stepsTo(move('new', 5), 1, [move('offer', 2)])).toEqual([move('new', 1)]);
});
