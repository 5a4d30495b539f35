import type { FastifyReply } from 'fastify';
import pLimit from 'p-limit';
import { ProblemError } from '#contract/problem.ts';

/** Milliseconds after which a slow client no longer blocks the queue. */
const SLOW = 10_000;

/** Seconds for `Retry-After`. */
const BUSY_FOR = 2;

/**
 * Bounds responses that need much memory. At most `running` are handled at the same time, each
 * until its bytes are sent, and at most `waiting` more are queued.
 * @throws ProblemError `unavailable` if the queue is full
 */
export function limitAnswers({ running, waiting }: { running: number; waiting: number }) {
  const limit = pLimit(running);
  return async (
    reply: FastifyReply,
    answer: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> => {
    if (limit.pendingCount >= waiting) throw busyProblem();
    const answered = Promise.withResolvers<FastifyReply>();
    void limit(async () => {
      // The client may have disconnected while it waited.
      if (reply.raw.destroyed) return answered.reject(busyProblem());
      try {
        answered.resolve(await answer());
        await leaving(reply);
      } catch (error) {
        answered.reject(error);
      }
    });
    return answered.promise;
  };
}

const busyProblem = () =>
  new ProblemError('unavailable', 'Too many files are being loaded. Try again in a moment.', {
    retryAfter: BUSY_FOR,
  });

/** Resolves when the response is sent, the connection is closed, or `SLOW` has passed. */
function leaving({ raw }: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    if (raw.writableFinished || raw.destroyed) return resolve();
    const timer = setTimeout(resolve, SLOW);
    raw.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
