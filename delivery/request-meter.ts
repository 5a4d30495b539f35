/** Counts the requests that Fastify answers, by the patterns of their routes. */
import type { FastifyInstance } from 'fastify';
import { httpDurations, httpRequests } from '#telemetry/site-metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the page's route, which Fastify does not know. */
    pageRoute?: string;
  }
}

/** Other methods are counted together, because clients invent them. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The pattern of requests that match no route. */
const NO_ROUTE = 'none';

export function countRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, pageRoute } = request;
    const route = pageRoute ?? routeOptions.url ?? NO_ROUTE;
    httpRequests.add({
      method: METHODS.has(method) ? method : 'other',
      route,
      status: statusClass(reply.statusCode),
    });
    if (!routeOptions.config.isLongPoll) httpDurations.observe({ route }, reply.elapsedTime / 1000);
  });
}

/** Counts a request that is not valid HTTP. */
export const countUnreadable = (): void =>
  httpRequests.add({ method: 'other', route: NO_ROUTE, status: '4xx' });

const statusClass = (status: number) => `${Math.floor(status / 100)}xx`;
