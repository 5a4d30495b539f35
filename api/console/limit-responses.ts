import type { FastifyReply } from 'fastify';
import pLimit from 'p-limit';
import { ProblemError } from '#contract/problem.ts';

/** Milliseconds after which a slow client no longer blocks the queue. */
const SLOW_CLIENT = 10_000;

/** Seconds for `Retry-After`. */
const RETRY_AFTER = 2;

/**
 * Bounds responses that need much memory. At most `running` are handled at the same time, each
 * until its bytes are sent, and at most `waiting` more are queued.
 * @throws ProblemError `unavailable` if the queue is full
 */
export function limitResponses({ running, waiting }: { running: number; waiting: number }) {
  const limit = pLimit(running);
  return async (
    reply: FastifyReply,
    answer: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> => {
    if (limit.pendingCount >= waiting) throw busyProblem();
    const result = Promise.withResolvers<FastifyReply>();
    void limit(async () => {
      // The client may have disconnected while it waited.
      if (reply.raw.destroyed) return result.reject(busyProblem());
      try {
        result.resolve(await answer());
        await whenSent(reply);
      } catch (error) {
        result.reject(error);
      }
    });
    return result.promise;
  };
}

const busyProblem = () =>
  new ProblemError('unavailable', 'Too many files are being loaded. Try again in a moment.', {
    retryAfter: RETRY_AFTER,
  });

/** Resolves when the response is sent, the connection is closed, or `SLOW_CLIENT` has passed. */
function whenSent({ raw }: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    if (raw.writableFinished || raw.destroyed) return resolve();
    const timer = setTimeout(resolve, SLOW_CLIENT);
    raw.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
