import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { expect, inject, test } from 'vitest';
import { makeDatabase } from '#tests/engines.ts';
import { startServer } from '#tests/server-process.ts';

/** A way to another server, on which nothing comes through any more once it has fallen silent. */
async function wayTo(host: string, port: number) {
  const ends: Socket[] = [];
  const way = createServer((near) => {
    const far = connect(port, host);
    ends.push(near, far);
    for (const end of [near, far]) end.on('error', () => undefined);
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  return {
    port: (way.address() as AddressInfo).port,
    fallSilent: () => {
      for (const end of ends) end.unpipe().pause();
    },
    close: () => {
      way.close();
      for (const end of ends) end.destroy();
    },
  };
}

test.skipIf(inject('postgresUrl') === '')(
  'a database that has fallen silent does not keep the program from its end',
  async () => {
    const { url, drop } = await makeDatabase('PostgreSQL', { isLoaded: true });
    const { hostname, port } = new URL(url);
    const way = await wayTo(hostname, Number(port || 5432));
    const through = new URL(url);
    through.host = `127.0.0.1:${way.port}`;
    const server = await startServer({ DATABASE_URL: through.href });
    way.fallSilent();
    const unanswered = fetch(`${server.origin}/readyz`).catch(() => 'cut');
    // Its query is on the way when the signal comes.
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    const before = performance.now();
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(performance.now() - before).toBeLessThan(10_000);
    await unanswered;
    way.close();
    await drop();
  },
  60_000,
);
