/** A client that sends too much can read the refusal before the connection ends. */
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { API_PREFIX } from '#contract/public/http.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { discardUnreadBodies, keepConnectionsOpen } from './unread-bodies.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp('SQLite');
});
afterAll(() => app.close());

const MB = 1024 ** 2;

/** Sends head and body, and reads the response only after everything is sent. */
function send(
  head: string[],
  chunks: Buffer[],
  { origin } = app as { origin: string },
): Promise<{ answer: string; isAllSent: boolean }> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.pause();
  socket.write(`${[...head, `host: ${hostname}`].join('\r\n')}\r\n\r\n`);
  let isAllSent = false;
  const sendFrom = (n: number) => {
    const chunk = chunks[n];
    if (chunk) return void socket.write(chunk, (error) => error || sendFrom(n + 1));
    isAllSent = true;
    socket.resume();
    socket.end();
  };
  sendFrom(0);
  return new Promise((resolve) => {
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ answer, isAllSent }));
  });
}

const JSON_HEAD = [`POST ${API_PREFIX}/contact HTTP/1.1`, 'content-type: application/json'];
const EIGHT = Array.from({ length: 8 }, () => Buffer.alloc(MB, 'x'));
const CHUNKS = EIGHT.map((bytes) =>
  Buffer.concat([Buffer.from(`${MB.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]),
);

test.each([
  ['of a known length', [...JSON_HEAD, `content-length: ${8 * MB}`], EIGHT],
  [
    'of unknown length',
    [...JSON_HEAD, 'transfer-encoding: chunked'],
    [...CHUNKS, Buffer.from('0\r\n\r\n')],
  ],
  [
    'of an unsupported type',
    [`POST ${API_PREFIX}/contact HTTP/1.1`, `content-length: ${8 * MB}`, 'content-type: a/b'],
    EIGHT,
  ],
])('a body of 8 MB %s gets a problem that the client can read', async (what, head, body) => {
  const { answer, isAllSent } = await send(head, body);
  const status = what.includes('type') ? 415 : 413;
  expect([isAllSent, answer.split('\r\n')[0]]).toEqual([
    true,
    expect.stringContaining(`HTTP/1.1 ${status}`),
  ]);
  const problem = answer.slice(answer.indexOf('\r\n\r\n') + 4);
  expect(JSON.parse(problem)).toMatchObject({ status });
});

test('`fetch` reads it too, repeatedly on one connection', async () => {
  for (let n = 0; n < 3; n++) {
    const response = await fetch(`${app.origin}${API_PREFIX}/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.concat(EIGHT),
    });
    expect([response.status, await response.json()]).toMatchObject([413, { status: 413 }]);
  }
});

test('a longer body is cut off', async () => {
  const { isAllSent } = await send(
    [...JSON_HEAD, `content-length: ${800 * MB}`],
    Array.from({ length: 100 }, () => EIGHT).flat(),
  );
  expect(isAllSent).toBe(false);
});

test('reads a flood of refused bodies at a limited pace, and serves other requests', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const plain = Fastify({ bodyLimit: MB });
  keepConnectionsOpen(plain, { hasBegun: false });
  discardUnreadBodies(plain);
  plain.post('*', () => 'stored').get('/', () => 'a page');
  const sockets: Socket[] = [];
  plain.server.on('connection', (socket) => sockets.push(socket));
  const origin = await plain.listen({ port: 0, host: '127.0.0.1' });
  const head = [...JSON_HEAD, `content-length: ${8 * MB}`];
  const sent = Array.from({ length: 3 }, () => send(head, EIGHT, { origin }));
  const bytesRead = () => sockets.reduce((sum, socket) => sum + socket.bytesRead, 0);
  await expect.poll(bytesRead).toBeGreaterThan(0);
  for (let n = 0; n < 20; n++) expect(await (await fetch(origin)).text()).toBe('a page');
  expect(bytesRead()).toBeLessThan(2 * MB);
  const goOn = () => vi.advanceTimersByTime(1000) && bytesRead();
  await expect.poll(goOn, { interval: 1, timeout: 10_000 }).toBeGreaterThanOrEqual(24 * MB);
  for (const { answer } of await Promise.all(sent)) expect(answer).toContain('HTTP/1.1 413');
  vi.useRealTimers();
  await plain.close();
});

test('cuts off a slow sender after a refusal, once it has the response', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const plain = Fastify({ bodyLimit: MB });
  keepConnectionsOpen(plain, { hasBegun: false });
  discardUnreadBodies(plain);
  plain.post('*', () => 'stored');
  const { port } = new URL(await plain.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((done) => socket.once('close', done));
  const head = [...JSON_HEAD, `content-length: ${8 * MB}`, 'host: a'];
  socket.write(`${head.join('\r\n')}\r\n\r\nxxx`);
  await expect.poll(() => answer).toContain('HTTP/1.1 413');
  socket.write('x');
  vi.advanceTimersByTime(2000);
  await closed;
  vi.useRealTimers();
  await plain.close();
});
