/** A site whose API is on another host, which answers as it is told. */
import { startServer } from '#tests/server-process.ts';
import { openNetworkProxy, pass } from './network-proxy.ts';

export interface ElsewhereSite {
  origin: string;
  /** In place of each answer: another body, or none at all where it is null. As it is without. */
  answer?: object | null | undefined;
  close: () => Promise<void>;
}

/** @param apiOrigin a site that has an API of its own */
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
