/** A process that may open few files serves pages, whatever one client holds open. */
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testBuild } from '#scripts/build.mjs';
import { makeDatabase } from '#tests/engines.ts';
import { getRaw } from '#tests/get-raw.ts';
import { type ServerProcess, startServer } from '#tests/server-process.ts';
import { shareOut } from './open-files.ts';

const LIMIT = 256;
const FILM = '/media/films/crossing-wide.mp4';
const { connections } = shareOut(LIMIT);

let database: Awaited<ReturnType<typeof makeDatabase>>;
let server: ServerProcess;
let held: Socket[];
beforeEach(async () => {
  held = [];
  database = await makeDatabase('SQLite', { isLoaded: true });
  server = await startServer({ DATABASE_URL: database.url }, testBuild, { openFiles: LIMIT });
});
afterEach(async () => {
  for (const socket of held) socket.destroy();
  await server.stop('SIGTERM');
  await database.drop();
});

const openFiles = () => readdirSync(`/proc/${server.child.pid}/fd`).length;

function hold(text: string): Socket {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => undefined);
  socket.write(text);
  held.push(socket);
  return socket;
}

const asks = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;

/** Each time on a new connection. */
async function homeIsServed(times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    expect((await getRaw(`${server.origin}/`, { connection: 'close' })).status).toBe(200);
    expect(openFiles()).toBeLessThan(LIMIT);
  }
}

describe.skipIf(process.platform !== 'linux')(`with ${LIMIT} open files the home page`, () => {
  test('is served while connections ask for films and read none', async () => {
    const before = openFiles();
    for (let n = 0; n < connections / 2; n++) hold(asks(FILM).repeat(90));
    await expect.poll(openFiles).toBeGreaterThan(before + connections / 2);
    await homeIsServed(20);
  });

  test.each([
    ['answered', asks('/healthz')],
    ['silent', ''],
    ['in the middle of a request', 'GET / HTTP/1.1\r\nhost: a\r\n'],
  ])('is served while more connections than there may be are kept open, %s', async (_how, text) => {
    for (let n = 0; n < 3 * connections; n++) {
      hold(text);
      if (n % 10 === 0) await homeIsServed(1);
    }
    await homeIsServed(20);
  });
});
