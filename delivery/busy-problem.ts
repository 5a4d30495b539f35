import { ProblemError } from '#contract/problem.ts';

/** Seconds in which a full queue of renderings empties, several times over. */
export const BUSY_FOR = 2;

/** There is no room left to wait for a page. */
export function busyProblem(): ProblemError {
  return new ProblemError('unavailable', 'Too many requests are waiting', { retryAfter: BUSY_FOR });
}
