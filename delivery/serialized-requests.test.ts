import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serializeRequests } from './http-server.ts';

let server: Server;
/** Requests in the order in which they began. */
let begun: { url: string; response: ServerResponse }[];
beforeEach(async () => {
  begun = [];
  server = createServer(
    serializeRequests(({ url = '' }, response) => {
      begun.push({ url, response });
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Pipelines requests and collects the responses. */
function pipeline(count: number) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const requests = Array.from({ length: count }, (_, n) => `GET /${n} HTTP/1.1\r\nhost: a\r\n\r\n`);
  socket.write(requests.join(''));
  let received = '';
  socket.setEncoding('latin1').on('data', (text) => {
    received += text;
  });
  socket.on('error', () => undefined);
  const bodies = () => [...received.matchAll(/answer (\S+) is over/g)].map(([, url]) => url);
  return { socket, bodies };
}

const answerLatest = () => {
  const latest = begun.at(-1);
  latest?.response.end(`answer ${latest.url} is over`);
};

test('begins the requests of a connection one at a time, in order', async () => {
  const { socket, bodies } = pipeline(50);
  const urls = Array.from({ length: 50 }, (_, n) => `/${n}`);
  for (const [n, url] of urls.entries()) {
    await expect.poll(() => begun.length, { interval: 1 }).toBe(n + 1);
    expect(begun[n]?.url).toBe(url);
    answerLatest();
  }
  await expect.poll(bodies).toEqual(urls);
  socket.destroy();
});

test('other connections do not wait', async () => {
  const first = pipeline(3);
  await expect.poll(() => begun.length).toBe(1);
  const second = pipeline(1);
  await expect.poll(() => begun.length).toBe(2);
  answerLatest();
  await expect.poll(second.bodies).toEqual(['/0']);
  expect(first.bodies()).toEqual([]);
  for (const { socket } of [first, second]) socket.destroy();
});

test('closes a connection with more than a hundred waiting requests, and begins no more of them', async () => {
  const { socket } = pipeline(102);
  await once(socket, 'close');
  expect(begun.length).toBe(1);
});

test('does not begin waiting requests of a closed connection', async () => {
  const { socket } = pipeline(5);
  await expect.poll(() => begun.length).toBe(1);
  const closed = once(begun[0]?.response as ServerResponse, 'close');
  socket.destroy();
  await closed;
  expect(begun.length).toBe(1);
});
