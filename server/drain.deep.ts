import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { expect, inject, test } from 'vitest';
import { makeDatabase } from '#tests/engines.ts';
import { startServer } from '#tests/server-process.ts';
import { SHUTDOWN_TIMEOUT } from './drain.ts';

/** A TCP proxy to another server. After `stopForwarding` it passes nothing on. */
async function proxyTo(host: string, port: number) {
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const upstream = connect(port, host);
    sockets.push(client, upstream);
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.pipe(upstream).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    stopForwarding: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

test.skipIf(inject('postgresUrl') === '')(
  'the program exits by itself although the database does not respond',
  async () => {
    const { url, drop } = await makeDatabase('PostgreSQL', 'loaded');
    const { hostname, port } = new URL(url);
    const proxy = await proxyTo(hostname, Number(port || 5432));
    const proxied = new URL(url);
    proxied.host = `127.0.0.1:${proxy.port}`;
    const server = await startServer({ DATABASE_URL: proxied.href, LOG_LEVEL: 'warn' });
    proxy.stopForwarding();
    const unanswered = fetch(`${server.origin}/readyz`).catch(() => 'cut');
    // The query of `/readyz` has been sent by the time of the signal.
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect(SHUTDOWN_TIMEOUT).toBeLessThan(10_000);
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(server.output()).toContain('shutdown timed out');
    await unanswered;
    proxy.close();
    await drop();
  },
  60_000,
);
