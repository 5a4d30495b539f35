/** A proxy between the site and the browser, which can delay, change or lose responses. */
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface NetworkProxy {
  origin: string;
  close: () => Promise<void>;
}

/** Gets the request, the upstream response, and the response to the browser. */
type Deliver = (request: IncomingMessage, answer: IncomingMessage, browser: ServerResponse) => void;

/**
 * Opens a proxy whose responses, never compressed, reach the browser only as `deliver` passes them.
 * @param siteOrigin if a function, it is called for each request
 */
export async function openNetworkProxy(
  siteOrigin: string | (() => string),
  deliver: Deliver,
): Promise<NetworkProxy> {
  const server = createServer((request, browser) => {
    const { hostname, port } = new URL(typeof siteOrigin === 'string' ? siteOrigin : siteOrigin());
    const { url: path, method } = request;
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const upstream = forward({ hostname, port, path, method, headers }, (answer) =>
      deliver(request, answer, browser),
    );
    upstream.on('error', () => browser.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Passes the response on unchanged. */
export function pass(answer: IncomingMessage, browser: ServerResponse): void {
  browser.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(browser);
}
