/** A site whose API is on another host, with responses that a test can replace. */
import { startServer } from '#tests/server-process.ts';
import { openNetworkProxy, pass } from './network-proxy.ts';

export interface ExternalApiSite {
  origin: string;
  /**
   * Replaces the body of each response. With null there is no response, with undefined the
   * original.
   */
  responseBody?: object | null | undefined;
  close: () => Promise<void>;
}

/** @param apiOrigin origin of a site with its own API */
export async function serveWithExternalApi(apiOrigin: string): Promise<ExternalApiSite> {
  const api = await openNetworkProxy(apiOrigin, (_request, answer, caller) => {
    if (site.responseBody === undefined) return pass(answer, caller);
    answer.resume();
    if (site.responseBody === null) return caller.destroy();
    caller.setHeader('content-type', 'application/json').end(JSON.stringify(site.responseBody));
  });
  const server = await startServer({ API_BASE_URL: api.origin });
  const site: ExternalApiSite = {
    origin: server.origin,
    close: async () => {
      await server.stop('SIGTERM');
      await api.close();
    },
  };
  return site;
}
