import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { spreadRequests } from './http-app.ts';

/** A server that records the order of requests. The client of `/gone` has disconnected. */
function noting() {
  const begun: string[] = [];
  const app = Fastify();
  app.addHook('onRequest', async ({ url }, { raw }) => {
    if (url === '/gone') Object.defineProperty(raw, 'closed', { value: true });
  });
  spreadRequests(app, 100);
  app.get('/:name', async ({ url }) => {
    begun.push(url);
    return 'answer';
  });
  const ask = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
  return { app, begun, ask };
}

test('begins one request of a burst per event loop iteration', async () => {
  const { app, begun, ask } = noting();
  await app.ready();
  const answers = Array.from({ length: 5 }, (_, n) => ask(`/${n}`, '192.0.2.1'));
  const counts = new Set<number>();
  while (begun.length < 5) {
    await new Promise((done) => setImmediate(done));
    counts.add(begun.length);
  }
  expect([...counts].filter((count) => count > 0)).toEqual([1, 2, 3, 4, 5]);
  for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBe(200);
});

test('a client waits for a few requests of each other client, not for all', async () => {
  const { app, begun, ask } = noting();
  await app.ready();
  const flood = Array.from({ length: 30 }, () => ask('/flood', '192.0.2.1'));
  const page = ['/page', '/style', '/script'].map((url) => ask(url, '192.0.2.2'));
  await Promise.all([...flood, ...page]);
  // One request begins on arrival, and eight in the turn of the flooding client.
  expect(begun.slice(9, 12)).toEqual(['/page', '/style', '/script']);
});

test('does not begin a request whose client has disconnected', async () => {
  const { app, begun, ask } = noting();
  await app.ready();
  const first = ask('/first', '192.0.2.1').then(() => undefined);
  // `inject` sends only when awaited, and this request has no response.
  void ask('/gone', '192.0.2.1').then(() => undefined);
  await Promise.all([first, ask('/last', '192.0.2.1')]);
  expect(begun).toEqual(['/first', '/last']);
});
