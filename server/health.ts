import type { FastifyInstance } from 'fastify';
import { AWAY_FOR } from '#contract/problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked every few seconds by machines: not worth a line in the log. */
    isProbe?: boolean;
  }
}

/** Milliseconds that the database has to answer. */
const PATIENCE = 2000;

/** `/healthz`: the process lives. `/readyz`: the database answers. */
export async function health(app: FastifyInstance, { ping }: { ping: () => Promise<void> }) {
  const options = { config: { isProbe: true } };
  app.get('/healthz', options, (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await Promise.race([ping(), timeout()]);
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).header('retry-after', AWAY_FOR).send({ status: 'unavailable' });
    }
  });
}

function timeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The database did not answer in time')), PATIENCE).unref();
  });
}
