import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { makeApp, type TestApp } from '#tests/make-app.ts';

let app: TestApp;
afterEach(() => app.close());

const BROTLI = { 'accept-encoding': 'gzip, br' };

/** The headers without those that change from one response to the next. */
function steady(response: Response): Record<string, string> {
  const { date: _date, ...headers } = Object.fromEntries(response.headers);
  return headers;
}

test('a cached page has the same headers and bytes as a rendered one', async () => {
  app = await makeApp('SQLite');
  for (const headers of [
    BROTLI,
    { 'accept-encoding': 'gzip' },
    { 'accept-encoding': 'identity' },
  ]) {
    const fresh = await fetch(`${app.origin}/about?utm_source=${crypto.randomUUID()}`, { headers });
    const cached = await fetch(`${app.origin}/about`, { headers });
    expect(cached.status).toBe(200);
    expect(steady(cached)).toEqual(steady(fresh));
    expect(await cached.text()).toBe(await fresh.text());
  }
});

test('answers a matching If-None-Match for a cached page without a body', async () => {
  app = await makeApp('SQLite');
  const first = await fetch(`${app.origin}/about`, { headers: BROTLI });
  await first.text();
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${app.origin}/about`, {
    headers: { ...BROTLI, 'if-none-match': etag, 'cache-control': 'max-age=0' },
  });
  expect(again.status).toBe(304);
  expect(again.headers.get('etag')).toBe(etag);
  expect(again.headers.has('content-length')).toBe(false);
  expect(await again.text()).toBe('');
});

test('answers HEAD for a cached page without a body', async () => {
  app = await makeApp('SQLite');
  await (await fetch(`${app.origin}/about`)).text();
  const head = await fetch(`${app.origin}/about`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
});

test('answers pipelined requests in their order', async () => {
  app = await makeApp('SQLite');
  await (await fetch(`${app.origin}/about`)).text();
  const { hostname, port } = new URL(app.origin);
  const ask = (path: string, more = '') =>
    `GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\n${more}\r\n`;
  const socket = connect(Number(port), hostname);
  socket.end(ask('/about') + ask('/healthz') + ask('/about', 'connection: close\r\n'));
  let text = '';
  for await (const part of socket.setEncoding('utf8')) text += part;
  expect(text.match(/^content-type: .*$/gm)).toEqual([
    'content-type: text/html; charset=utf-8',
    expect.stringContaining('content-type: application/json'),
    'content-type: text/html; charset=utf-8',
  ]);
});
