/** A queue for slow digests. Each takes a core for about 40 ms, and 19 MiB. */
import pLimit from 'p-limit';
import { ProblemError } from '#contract/problem.ts';

/**
 * Anonymous visitors have a separate lane, so they cannot delay people who are signed in, have
 * signed in with this browser before, or hold a link.
 */
export type Lane = 'known' | 'anonymous';

/** One digest at a time per lane. */
const LANES = { known: pLimit(1), anonymous: pLimit(1) };

/** Maximum queue length per lane; the last one waits for about a second. */
const MAX_QUEUED = 20;

/** @throws ProblemError `unavailable` if too many are queued */
export function hashQueued<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> {
  const limit = LANES[lane];
  if (limit.pendingCount >= MAX_QUEUED) {
    throw new ProblemError(
      'unavailable',
      'Too many people are signing in, so try again in a moment',
      {
        retryAfter: 2,
      },
    );
  }
  return limit(work);
}

const inFlight = new Set<string>();

/**
 * Runs several digests for one link or account, exclusively per owner. Concurrent requests of the
 * same owner are rejected before any digest, so each owner has at most one such job in the lane.
 * @param owner digest of a link's token, or a staff id
 * @throws ProblemError `too-many` if one is in progress
 */
export async function hashExclusively<Result>(
  owner: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (inFlight.has(owner)) {
    const detail = 'This is already in progress, so wait a moment';
    throw new ProblemError('too-many', detail, { retryAfter: 2 });
  }
  inFlight.add(owner);
  try {
    return await work();
  } finally {
    inFlight.delete(owner);
  }
}
