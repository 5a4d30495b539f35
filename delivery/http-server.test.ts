import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { UncachedBody } from './body.ts';
import {
  compressPage,
  createCacheServer,
  createPageCache,
  type PageCache,
} from './cached-pages.ts';
import { createServerFactory } from './http-server.ts';
import { NOTHING_INLINE } from './page-headers.ts';
import { createResponse } from './render-page.ts';

const BOUNDS = {
  requestTimeout: 60_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 60_000,
  connections: 100,
};

let server: Server;
let passedOn: string[];
let origin: string;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A server with one cached page, `/about`, whose handler records its requests. */
async function serve(contentVersion: () => number): Promise<PageCache> {
  const cache = createPageCache(contentVersion);
  const rendered = { status: 200, headers: {}, html: '<p>Kept</p>', inline: NOTHING_INLINE };
  const { bytes, ...answer } = createResponse(rendered, { isDevelopment: false });
  const page = await compressPage({ ...answer, body: new UncachedBody(Buffer.from(bytes)) }, '/');
  await cache.get('/about', async () => ({ entry: page, isCacheable: true }));
  passedOn = [];
  const ending = { hasBegun: false };
  const factory = createServerFactory(
    createCacheServer(cache, { 'x-common': 'yes' }),
    BOUNDS,
    ending,
  );
  server = factory((request, response) => {
    passedOn.push(`${request.method} ${request.url}`);
    response.end('Passed on');
  }, {}) as Server;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return cache;
}

const textOf = async (path: string, init?: RequestInit) =>
  (await fetch(origin + path, init)).text();

test('a cached page is answered before the handler, with the common headers', async () => {
  await serve(() => 1);
  const response = await fetch(`${origin}/about`);
  expect(await response.text()).toBe('<p>Kept</p>');
  expect(response.headers.get('x-common')).toBe('yes');
  expect(passedOn).toEqual([]);
});

test('everything else is passed on', async () => {
  await serve(() => 1);
  for (const path of ['/', '/about?x=1', '/about/', '/About', '//about']) await textOf(path);
  await textOf('/about', { method: 'POST', body: 'x' });
  await textOf('/about', { method: 'HEAD' });
  expect(passedOn).toHaveLength(7);
});

test('a cached page is no longer served once the content has changed', async () => {
  let version = 1;
  await serve(() => version);
  version = 2;
  expect(await textOf('/about')).toBe('Passed on');
});

test('the handler answers if the database cannot be read, and the process survives', async () => {
  let isAway = false;
  await serve(() => {
    if (isAway) throw new Error('no such table');
    return 1;
  });
  isAway = true;
  expect(await textOf('/about')).toBe('Passed on');
  isAway = false;
  expect(await textOf('/about')).toBe('<p>Kept</p>');
});

test('a connection without a request does not delay closing', async () => {
  await serve(() => 1);
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await Promise.all([once(server, 'connection'), once(socket, 'connect')]);
  server.close();
  await once(server, 'close');
  socket.destroy();
});
