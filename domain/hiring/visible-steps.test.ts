import { expect, test } from 'vitest';
import { visiblePath } from './visible-steps.ts';

const move = (stage: string, at: number) => ({ stage, at });

test('starts at the first stage', () => {
  expect(visiblePath(1, [])).toEqual([move('new', 1)]);
});

test('lists the stages in order', () => {
  const moves = [move('screening', 2), move('interview', 3)];
  expect(visiblePath(1, moves)).toEqual([move('new', 1), ...moves]);
});

test('omits stages that were moved back from', () => {
  const moves = [move('screening', 2), move('rejected', 3), move('screening', 4)];
  expect(visiblePath(1, moves)).toEqual([move('new', 1), move('screening', 2)]);
  expect(visiblePath(1, [move('offer', 2), move('new', 3)])).toEqual([move('new', 1)]);
});
