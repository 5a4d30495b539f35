import type { FastifyInstance } from 'fastify';
import { networkOf } from '#api/client-network.ts';
import { busyProblem } from '#delivery/busy-problem.ts';
import { createFairSemaphore } from '#delivery/fair-semaphore.ts';

/**
 * As many wait as there may be connections, each of which has one request in progress. What a page needs
 * beside its document begins in one turn of its client's.
 */
const SPREAD = { running: 1, waiting: Number.POSITIVE_INFINITY, inTurn: 8 };

/**
 * Begins one request in each turn of the event loop, with client networks in turn. Where hundreds arrive
 * together, a cached page then waits for the first step of one of them and not of all.
 */
export function spreadRequests(app: FastifyInstance): void {
  const inTurn = createFairSemaphore(SPREAD, busyProblem);
  app.addHook('onRequest', (request) => inTurn(async () => undefined, networkOf(request.ip)));
}
