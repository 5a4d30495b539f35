import type { FastifyInstance } from 'fastify';
import { networkOf } from '#api/client-network.ts';
import { busyProblem } from './busy-problem.ts';
import { createFairSemaphore } from './fair-semaphore.ts';

/** What a page needs beside its document begins in one turn of its client's. */
const SPREAD = { running: 1, inTurn: 8 };

/**
 * Begins one request in each turn of the event loop, with client networks in turn. Where hundreds arrive
 * together, a cached page then waits for the first step of one of them and not of all.
 * @param connections that there may be: each has one request in progress, so as many may wait
 */
export function spreadRequests(app: FastifyInstance, connections: number): void {
  const inTurn = createFairSemaphore({ ...SPREAD, waiting: connections }, busyProblem);
  app.addHook('onRequest', async ({ ip }, reply) => {
    await inTurn(async () => undefined, networkOf(ip));
    // Its client hung up while it waited: nothing is done for it.
    if (reply.raw.closed) reply.hijack();
  });
}
