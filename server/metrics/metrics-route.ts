/** `/metrics` on the site's own port, for those who have the token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '#contract/problem.ts';
import { METRICS_TYPE } from '#telemetry/exposition.ts';
import type { Scrape } from './scrape.ts';

interface Options {
  token: string;
  scrape: Scrape;
}

export async function metricsRoute(app: FastifyInstance, { token, scrape }: Options) {
  const isAllowed = tokenCheck(token);
  app.get('/metrics', { config: { isProbe: true } }, async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isAllowed(headers.authorization)) {
      reply.header('www-authenticate', 'Bearer');
      throw new ProblemError('not-signed-in', 'Send the token as Authorization: Bearer');
    }
    return reply.type(METRICS_TYPE).send(await scrape());
  });
}

/** Compares digests, which have one length, in constant time. */
function tokenCheck(token: string): (authorization: string | undefined) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(token);
  return (authorization = '') => {
    const [, sent = ''] = /^bearer +(\S+)$/i.exec(authorization) ?? [];
    return timingSafeEqual(digest(sent), expected);
  };
}
