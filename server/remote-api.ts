/** The API on another host: pages read it there, and browsers reach it through this one. */
import proxy from '@fastify/http-proxy';
import { createApiClient } from '#app/api-client.ts';
import type { ApiHost } from './api-host.ts';

/** @param origin of the other host */
export function hostApiElsewhere(origin: string): ApiHost {
  const client = createApiClient(origin);
  return {
    async register(app) {
      // Same origin for the browser: no CORS, and the Content-Security-Policy stays closed.
      await app.register(proxy, { upstream: origin, prefix: '/api', rewritePrefix: '/api' });
    },
    apiFor: () => client,
    // Nobody tells of a change over there; kept pages grow old after a minute.
    contentVersion: () => 0,
    ping: async () => {
      await client.applicationOptions();
    },
    close: async () => undefined,
  };
}
