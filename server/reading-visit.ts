import { ProblemError } from '#contract/problem.ts';
import type { Visit } from './api-host.ts';

/** A visit that only reads: nothing can be stored in it. */
export function readingVisit(page: string): Visit {
  return { page, address: '', admitPost: refusePost };
}

export async function refusePost(): Promise<never> {
  throw new ProblemError('malformed', 'Only a post can be stored');
}
