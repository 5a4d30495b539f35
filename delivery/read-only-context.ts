import { ProblemError } from '#contract/problem.ts';
import type { PublicApi } from '#contract/public-api.ts';

/** What a page passes to the API about the request it serves. */
export interface RequestContext {
  /** Path of the page that is asked for. */
  page: string;
  /** The client IP. */
  ip: string;
  /** Takes one of the client's quota for forms posted to pages; rejects where it is used up. */
  consumeQuota: (form: string) => Promise<void>;
}

/** The API as a page's loaders and actions call it. */
export type ApiFor = (context: RequestContext) => PublicApi;

/** The context of a request that only reads: nothing can be stored in it. */
export function readOnlyContext(page: string): RequestContext {
  return { page, ip: '', consumeQuota: refusePost };
}

export async function refusePost(): Promise<never> {
  throw new ProblemError('malformed', 'Only a post can be stored');
}
