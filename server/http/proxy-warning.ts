/** A proxy in front that the settings do not mention: links and limits would be wrong. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/settings.ts';

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** Warns once, at the first request that has come through a proxy. */
export function warnOfProxy(app: FastifyInstance, { publicUrl, trustProxy }: Config): void {
  if (publicUrl !== null || trustProxy !== false) return;
  let isWarned = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isWarned || !FORWARDED.some((name) => name in headers)) return;
    isWarned = true;
    log.warn('requests come through a proxy: set PUBLIC_URL and TRUST_PROXY');
  });
}
