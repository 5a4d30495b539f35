import type { FastifyInstance } from 'fastify';
import { UNAVAILABLE_RETRY_AFTER } from '#contract/problem.ts';
import { type Probes, readiness } from './readiness.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked every few seconds by machines: not worth a line in the log. */
    isProbe?: boolean;
  }
}

/** `/healthz`: the process lives. `/readyz`: it goes on, lists can be read, and something be written. */
export async function health(app: FastifyInstance, { probes }: { probes: Probes }) {
  const options = { config: { isProbe: true } };
  const findReason = readiness(probes, (reason, error) => {
    app.log.warn({ reason, err: error }, 'not ready');
  });
  app.get('/healthz', options, (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = app.ending.hasBegun ? 'ending' : await findReason();
    if (!reason) return { status: 'ok' };
    return reply
      .code(503)
      .header('retry-after', UNAVAILABLE_RETRY_AFTER)
      .send({ status: 'unavailable', reason });
  });
}
