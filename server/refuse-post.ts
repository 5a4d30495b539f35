import { ProblemError } from '#contract/problem.ts';

/** For visits that only read: they store nothing. */
export async function refusePost(): Promise<never> {
  throw new ProblemError('malformed', 'Only a post can be stored');
}
