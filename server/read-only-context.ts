import { ProblemError } from '#contract/problem.ts';
import type { RequestContext } from './api-host.ts';

/** The context of a request that only reads: nothing can be stored in it. */
export function readOnlyContext(page: string): RequestContext {
  return { page, ip: '', consumeQuota: refusePost };
}

export async function refusePost(): Promise<never> {
  throw new ProblemError('malformed', 'Only a post can be stored');
}
