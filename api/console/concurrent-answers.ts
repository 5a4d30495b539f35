import type { FastifyReply } from 'fastify';
import pLimit from 'p-limit';
import { ProblemError } from '#contract/problem.ts';

/** Milliseconds for which an answer that its reader is slow to take keeps others waiting. */
const SLOW = 10_000;

/** Seconds in which the queue has moved on. */
const BUSY_FOR = 2;

/**
 * Bounds answers that take much memory: `running` at a time, each until its bytes have left, while
 * `waiting` more wait for their turn.
 * @throws ProblemError `unavailable` where there is no room to wait
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
      // The client may have left while it waited.
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
  new ProblemError('unavailable', 'Many files are being read just now', { retryAfter: BUSY_FOR });

/** Settles once the last byte has been handed over, or the connection is gone, or it takes too long. */
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
