/** A line to the site that can be made to fail, as a phone's does. */
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BadLine {
  origin: string;
  /** While true, posts reach the site and their answers never reach the browser. */
  losesAnswers: boolean;
  close: () => Promise<void>;
}

export async function openBadLine(siteOrigin: string): Promise<BadLine> {
  const { hostname, port } = new URL(siteOrigin);
  const server = createServer((incoming, outgoing) => {
    const isLost = incoming.method === 'POST' && line.losesAnswers;
    const { url: path, method, headers } = incoming;
    const upstream = forward({ hostname, port, path, method, headers }, (answer) => {
      if (isLost) {
        answer.resume().on('end', () => outgoing.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const line: BadLine = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    losesAnswers: false,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return line;
}
