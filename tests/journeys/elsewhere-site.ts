/** A site whose API is on another host, with responses that a test can replace. */
import { startServer } from '#tests/server-process.ts';
import { openNetworkProxy, pass } from './network-proxy.ts';

export interface ElsewhereSite {
  origin: string;
  /**
   * Replaces the body of each response. With null there is no response, with undefined the
   * original.
   */
  answer?: object | null | undefined;
  close: () => Promise<void>;
}

/** @param apiOrigin origin of a site with its own API */
export async function serveElsewhere(apiOrigin: string): Promise<ElsewhereSite> {
  const api = await openNetworkProxy(apiOrigin, (_request, answer, caller) => {
    if (site.answer === undefined) return pass(answer, caller);
    answer.resume();
    if (site.answer === null) return caller.destroy();
    caller.setHeader('content-type', 'application/json').end(JSON.stringify(site.answer));
  });
  const server = await startServer({ API_BASE_URL: api.origin });
  const site: ElsewhereSite = {
    origin: server.origin,
    close: async () => {
      await server.stop('SIGTERM');
      await api.close();
    },
  };
  return site;
}
