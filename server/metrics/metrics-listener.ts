/** `/metrics` on a port of its own, which only the monitoring can reach. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { METRICS_TYPE } from '#telemetry/exposition.ts';
import type { Scrape } from './scrape.ts';

/** Milliseconds and counts. A scraper sends one short request a few times a minute. */
const BOUNDS = { requestTimeout: 5000, headersTimeout: 5000, keepAliveTimeout: 65_000 };
const MAX_CONNECTIONS = 50;

/**
 * Does not keep the process alive.
 * @throws the system's error, with the port, if it cannot listen
 */
export async function listenForScrapes(
  { host, metricsPort }: { host: string; metricsPort: number },
  scrape: Scrape,
): Promise<Server> {
  const server = createServer(BOUNDS, async (request, response) => {
    const path = request.url?.split('?')[0];
    if (path !== '/metrics' || !['GET', 'HEAD'].includes(request.method ?? '')) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('See /metrics\n');
      return;
    }
    try {
      const text = await scrape();
      response.writeHead(200, { 'content-type': METRICS_TYPE, 'cache-control': 'no-store' });
      response.end(text);
    } catch {
      response.writeHead(503).end();
    }
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.unref();
  server.listen(metricsPort, host);
  await once(server, 'listening');
  return server;
}
