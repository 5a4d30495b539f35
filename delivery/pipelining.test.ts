/** A client that pipelines requests without reading exhausts neither files nor the site. */
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDatabase } from '#tests/engines.ts';
import { getRaw } from '#tests/get-raw.ts';
import { type ServerProcess, startServer } from '#tests/server-process.ts';

const FILM = '/media/films/crossing-wide.mp4';

let database: Awaited<ReturnType<typeof makeDatabase>>;
let server: ServerProcess;
beforeAll(async () => {
  database = await makeDatabase('SQLite', 'loaded');
  server = await startServer({ DATABASE_URL: database.url });
});
afterAll(async () => {
  await server.stop('SIGTERM');
  await database.drop();
});

const openFiles = () => readdirSync(`/proc/${server.child.pid}/fd`).length;

/** Pipelines requests without reading the responses. */
function askWithoutReading(times: number, headers = ''): Socket {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => undefined);
  socket.write(`GET ${FILM} HTTP/1.1\r\nhost: a\r\n${headers}\r\n`.repeat(times));
  return socket;
}

const homeIsServed = async () => expect((await getRaw(`${server.origin}/`)).status).toBe(200);

test.skipIf(process.platform !== 'linux')(
  'each connection has one open file, and none after it is closed',
  async () => {
    expect((await getRaw(server.origin + FILM)).status).toBe(200);
    await homeIsServed();
    const previous = openFiles();
    const sockets = Array.from({ length: 10 }, () => askWithoutReading(90));
    await expect.poll(openFiles).toBeGreaterThanOrEqual(previous + 10);
    for (let n = 0; n < 20; n++) {
      await homeIsServed();
      // Two per connection, socket and video, plus those of the concurrent reader.
      expect(openFiles()).toBeLessThanOrEqual(previous + 10 * 2 + 5);
    }
    for (const socket of sockets) socket.destroy();
    await expect.poll(openFiles).toBeLessThanOrEqual(previous + 2);
  },
);

test('a thousand pipelined requests close the connection', async () => {
  const ended = Array.from({ length: 10 }, () => {
    const socket = askWithoutReading(1000).resume();
    return new Promise((done) => socket.once('close', done));
  });
  await Promise.all(ended);
  await homeIsServed();
});

test('400 ranges in one header are answered with the file once', async () => {
  const ranges = Array.from({ length: 400 }, (_, n) => `${3 * n}-${3 * n}`).join(',');
  const whole = await getRaw(server.origin + FILM);
  const { status, body } = await getRaw(server.origin + FILM, { range: `bytes=${ranges}` });
  expect([status, body.length]).toEqual([200, whole.body.length]);
  expect((await getRaw(server.origin + FILM, { range: 'bytes=5-9' })).body.length).toBe(5);
});
