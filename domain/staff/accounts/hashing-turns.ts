/** Slow digests, a few at a time: each takes a core for some 40 ms, and 19 MiB. */
import pLimit from 'p-limit';
import { ProblemError } from '#contract/problem.ts';

/**
 * Strangers have a lane of their own: however many come, whoever is signed in, has signed in with this browser
 * before, or holds a link is not kept waiting by them.
 */
export type Lane = 'known' | 'stranger';

/** One at a time in each lane. */
const LANES = { known: pLimit(1), stranger: pLimit(1) };

/** So many wait in each: the last for a second. */
const WAITING = 20;

/** @throws ProblemError `unavailable` where too many wait already */
export function hashInTurn<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> {
  const limit = LANES[lane];
  if (limit.pendingCount >= WAITING) {
    throw new ProblemError('unavailable', 'Many are signing in: please try again in a moment', {
      retryAfter: 2,
    });
  }
  return limit(work);
}

const busy = new Set<string>();

/**
 * Several digests for one link or one account: work that is done once. Whoever asks for it many times at once is
 * refused without a digest, so that the lane has at most one such piece of work in it for each of them.
 * @param owner digest of a link's token, or a member's id
 * @throws ProblemError `too-many` where it is being done already
 */
export async function hashAlone<Result>(
  owner: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (busy.has(owner)) {
    const detail = 'This is being done already: please wait a moment';
    throw new ProblemError('too-many', detail, { retryAfter: 2 });
  }
  busy.add(owner);
  try {
    return await work();
  } finally {
    busy.delete(owner);
  }
}
