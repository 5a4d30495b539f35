/** A process that may open few files serves pages while one client holds many connections. */
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testBuild } from '#scripts/build.mjs';
import { makeDatabase } from '#tests/engines.ts';
import { getRaw } from '#tests/get-raw.ts';
import { type ServerProcess, startServer } from '#tests/server-process.ts';
import { allocateFiles } from './open-files.ts';

const LIMIT = 256;
const VIDEO = '/media/films/crossing-wide.mp4';
const { connections } = allocateFiles(LIMIT);

let database: Awaited<ReturnType<typeof makeDatabase>>;
let server: ServerProcess;
let sockets: Socket[];
beforeEach(async () => {
  sockets = [];
  database = await makeDatabase('SQLite', 'loaded');
  server = await startServer({ DATABASE_URL: database.url }, testBuild, { openFiles: LIMIT });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.stop('SIGTERM');
  await database.drop();
});

const openFiles = () => readdirSync(`/proc/${server.child.pid}/fd`).length;

function openSocket(text: string): Socket {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => undefined);
  socket.write(text);
  sockets.push(socket);
  return socket;
}

const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;

/** Each request has a new connection. */
async function expectHomeServed(times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    expect((await getRaw(`${server.origin}/`, { connection: 'close' })).status).toBe(200);
    expect(openFiles()).toBeLessThan(LIMIT);
  }
}

describe.skipIf(process.platform !== 'linux')(`with ${LIMIT} open files the home page`, () => {
  test('is served while connections request videos and do not read them', async () => {
    const initial = openFiles();
    for (let n = 0; n < connections / 2; n++) openSocket(requestFor(VIDEO).repeat(90));
    await expect.poll(openFiles).toBeGreaterThan(initial + connections / 2);
    await expectHomeServed(20);
  });

  test.each([
    ['answered', requestFor('/healthz')],
    ['silent', ''],
    ['in the middle of a request', 'GET / HTTP/1.1\r\nhost: a\r\n'],
  ])('is served while too many connections are held open, %s', async (_state, text) => {
    for (let n = 0; n < 3 * connections; n++) {
      openSocket(text);
      if (n % 10 === 0) await expectHomeServed(1);
    }
    await expectHomeServed(20);
  });
});
