import { ProblemError } from '#contract/problem.ts';

export const nobodyProblem = () =>
  new ProblemError('not-found', 'Nothing is stored under this address');
