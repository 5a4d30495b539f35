import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitConnections } from './connections.ts';

const MOST = 10;

let server: Server;
let opened: Socket[];
beforeEach(async () => {
  opened = [];
  server = createServer((request, response) => {
    if (request.url === '/last') response.setHeader('connection', 'close');
    if (request.url !== '/never') response.end('answer');
  });
  limitConnections(server, MOST);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  for (const socket of opened) socket.destroy();
  await new Promise((done) => server.close(done));
});

/** Opens a connection and waits until the server has accepted it. */
async function open(): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on(
    'error',
    () => undefined,
  );
  opened.push(socket);
  await once(server, 'connection');
  return socket;
}

/** Sends a request on the connection and reads the response. */
async function ask(socket: Socket, path = '/'): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
  let text = '';
  while (!text.includes('answer')) text += (await once(socket, 'data'))[0];
  return text;
}

const countEnded = (sockets: Socket[]) => sockets.filter((one) => one.readableEnded).length;

test('over the limit, a new connection replaces the one that has waited longest for a request', async () => {
  const idle = await open();
  const silent = await open();
  const interrupted = await open();
  interrupted.write('GET / HTTP/1.1\r\n');
  const busy = await open();
  await Promise.all([
    once(server, 'request'),
    busy.write('GET /never HTTP/1.1\r\nhost: a\r\n\r\n'),
  ]);
  await ask(idle);
  while (opened.length < MOST) await open();
  for (const [n, socket] of [silent, interrupted].entries()) {
    await Promise.all([once(socket.resume(), 'end'), open()]);
    await expect.poll(() => countEnded(opened)).toBe(n + 1);
  }
  expect(await ask(idle)).toContain('200 OK');
  // Connections that were opened later are replaced first, then the one that was used last.
  for (let n = 0; n < MOST - 2; n++) await open();
  await Promise.all([once(idle.resume(), 'end'), open()]);
  await expect.poll(() => countEnded(opened)).toBe(MOST + 1);
  expect(busy.readableEnded).toBe(false);
});

test('closes a new connection if all others have a request in flight', async () => {
  for (let n = 0; n < MOST; n++) {
    const socket = await open();
    await Promise.all([
      once(server, 'request'),
      socket.write('GET /never HTTP/1.1\r\nhost: a\r\n\r\n'),
    ]);
  }
  const over = await open();
  await once(over.resume(), 'end');
  expect(countEnded(opened)).toBe(1);
  opened[0]?.destroy();
  await expect
    .poll(() => new Promise((done) => server.getConnections((_error, count) => done(count))))
    .toBe(MOST - 1);
  expect(await ask(await open())).toContain('200 OK');
});

test('after the last response a connection is closed for writing but still read', async () => {
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const socket = await open();
  const [taken] = await accepted;
  await Promise.all([once(socket, 'end'), ask(socket, '/last')]);
  const previous = taken.bytesRead;
  socket.write('more');
  await expect.poll(() => taken.bytesRead).toBe(previous + 4);
});
