/** A proxy with TLS in front of a site, as operators run one. */
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

interface Options {
  cert: string;
  key: string;
  /** Changes the body of HTML, as some CDNs do. */
  rewrite?: (html: string) => string;
  /** Whether it tells the site who the client is. `unchanged`: it passes on what the client sent. */
  sendsForwardedFor?: boolean | 'unchanged';
  /** Bytes of the largest body that it accepts. */
  maxBody?: number;
}

export interface TlsProxy {
  port: number;
  /** The origin of the site; set before the first request. */
  target: string;
  close: () => Promise<void>;
}

export async function startTlsProxy({
  cert,
  key,
  rewrite,
  sendsForwardedFor = true,
  maxBody = Number.POSITIVE_INFINITY,
}: Options): Promise<TlsProxy> {
  const proxy = { target: '' };
  const server = createServer({ cert, key }, (incoming, outgoing) => {
    const { method, url, headers, socket } = incoming;
    const { 'x-forwarded-for': earlier, ...others } = headers;
    if (Number(headers['content-length'] ?? 0) > maxBody) {
      outgoing.writeHead(413, { connection: 'close' }).end('<h1>413 Request Entity Too Large</h1>');
      return;
    }
    const own = sendsForwardedFor === 'unchanged' ? undefined : socket.remoteAddress;
    const chain = [earlier, own?.replace('::ffff:', '')].filter(Boolean);
    const sent = {
      ...others,
      'x-forwarded-proto': 'https',
      ...(sendsForwardedFor && { 'x-forwarded-for': chain.join(', ') }),
    };
    const onward = request(proxy.target + url, { method, headers: sent }, async (answer) => {
      let body = '';
      for await (const chunk of answer.setEncoding('utf8')) body += chunk;
      const { 'content-length': _length, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest).end(rewrite ? rewrite(body) : body);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return Object.assign(proxy, { port, close });
}
