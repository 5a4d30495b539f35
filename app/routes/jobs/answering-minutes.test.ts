import { expect, test } from 'vitest';
import { answeringMinutes } from './answering-minutes.ts';

const yesNo = { kind: 'yes-no', limit: 0 } as const;
const choice = { kind: 'one-choice', limit: 200 } as const;
const text = (limit: number) => ({ kind: 'long-text', limit }) as const;

test.each([
  [[yesNo], 1],
  [[yesNo, choice], 1],
  [[{ kind: 'short-text', limit: 120 } as const], 1],
  [[text(1500)], 5],
  [[text(1500), yesNo], 6],
  [[], 0],
])('estimates %j at %i minutes', (questions, minutes) => {
  expect(answeringMinutes(questions)).toBe(minutes);
});
