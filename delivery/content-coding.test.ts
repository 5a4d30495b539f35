/** The coding of a response, by `Accept-Encoding` (RFC 9110, section 12.5.3). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getRaw } from '#tests/get-raw.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp('SQLite');
});
afterAll(() => app.close());

const PATHS = ['/about', '/api/v1/public/blogs'];

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, *', 'gzip'],
  ['*', 'br'],
  ['gzip;q=0, *', 'br'],
  ['*;q=0', undefined],
  ['*, gzip;q=0, br;q=0', undefined],
  ['identity', undefined],
  ['identity, gzip;q=0.5', undefined],
  ['br;q=0', undefined],
  ['brotli', undefined],
  ['x-br', undefined],
  ['', undefined],
])('“%s” is answered in %s', async (accepted, coding) => {
  for (const path of PATHS) {
    // First rendered, then from the cache.
    for (const _time of [1, 2]) {
      const { status, headers } = await getRaw(app.origin + path, { 'accept-encoding': accepted });
      expect([status, headers['content-encoding']], path).toEqual([200, coding]);
    }
  }
});
