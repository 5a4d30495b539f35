import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { spreadRequests } from './http-app.ts';

/** A server that notes in which order requests begin. The client of `/gone` has hung up. */
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

test('of a burst one request begins in each turn of the event loop', async () => {
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

test('a client waits for a few requests of each other, not for all of one', async () => {
  const { app, begun, ask } = noting();
  await app.ready();
  const flood = Array.from({ length: 30 }, () => ask('/flood', '192.0.2.1'));
  const page = ['/page', '/style', '/script'].map((url) => ask(url, '192.0.2.2'));
  await Promise.all([...flood, ...page]);
  // One begins as it arrives, and eight are of its client's turn.
  expect(begun.slice(9, 12)).toEqual(['/page', '/style', '/script']);
});

test('a request whose client hung up while it waited does not begin', async () => {
  const { app, begun, ask } = noting();
  await app.ready();
  const first = ask('/first', '192.0.2.1').then(() => undefined);
  // It is sent as somebody waits for it, and has no answer.
  void ask('/gone', '192.0.2.1').then(() => undefined);
  await Promise.all([first, ask('/last', '192.0.2.1')]);
  expect(begun).toEqual(['/first', '/last']);
});
