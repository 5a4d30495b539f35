/** A network line between visitors and an instance: slow, and cut now and then. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** Milliseconds that each piece of data is on its way. */
const DELAY = 150;
/** The share of connections that break. */
const CUT = 0.1;
/** Bytes after which they break, at most. */
const CUT_WITHIN = 3000;

export interface SlowLine {
  origin: string;
  close: () => void;
}

/** @param target resolves with the origin of an instance */
export async function startSlowLine(target: () => Promise<string>): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  const server = createServer(async (client) => {
    const { hostname, port } = new URL(await target());
    const upstream = connect(Number(port), hostname);
    const isCut = Math.random() < CUT;
    let left = isCut ? Math.random() * CUT_WITHIN : Number.POSITIVE_INFINITY;
    const destroy = () => {
      client.destroy();
      upstream.destroy();
    };
    const delayed = () =>
      new Transform({
        transform(chunk: Buffer, _encoding, done) {
          left -= chunk.length;
          setTimeout(() => (left < 0 ? destroy() : done(null, chunk)), DELAY);
        },
      });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', destroy).on('close', () => sockets.delete(socket));
    }
    client.pipe(delayed()).pipe(upstream);
    upstream.pipe(delayed()).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
