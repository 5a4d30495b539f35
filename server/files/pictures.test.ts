import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPictures } from '#domain/content/pictures/index.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { PACK } from '#tests/pack.ts';

let app: TestApp;
let front: TestApp;
let picture: string;
beforeAll(async () => {
  app = await makeApp('SQLite');
  front = await makeApp('SQLite', { API_BASE_URL: app.origin });
  const { pictures } = await readPictures(PACK);
  picture = pictures.get('media/demo/bridge.jpg')?.sources[0]?.srcset[0]?.src ?? '';
});
afterAll(async () => {
  await front.close();
  await app.close();
});

test('a picture has its type and is cached forever, also in front of another host', async () => {
  expect(picture).toMatch(/^\/media\/[\da-f]{20}-480\.avif$/);
  for (const { origin } of [app, front]) {
    const response = await fetch(origin + picture);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    expect(
      (await fetch(origin + picture.replace('avif', 'webp'))).headers.get('content-type'),
    ).toBe('image/webp');
  }
});

test.each([
  '/media/',
  '/media/0123456789abcdef0123-480.avif',
  '/media/.hidden',
  '/media/seen.json',
  '/media/..%2ffacts%2fseen.json',
])('%s is not found', async (path) => {
  for (const { origin } of [app, front]) {
    const response = await fetch(origin + path);
    expect([400, 404]).toContain(response.status);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

test('a file of the other host is fetched from there, and revalidated for a client that has it', async () => {
  const other = createServer(({ headers }, response) => {
    const hasFile = headers['if-none-match'] === '"bridge"';
    response.writeHead(hasFile ? 304 : 200, { 'content-type': 'image/avif', etag: '"bridge"' });
    response.end(hasFile ? undefined : 'a picture');
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const site = await makeApp('SQLite', { API_BASE_URL: `http://127.0.0.1:${port}` });
  const url = `${site.origin}/media/0123456789abcdef0123-480.avif`;
  const first = await fetch(url);
  expect([first.status, await first.text()]).toEqual([200, 'a picture']);
  const etag = first.headers.get('etag') ?? '';
  const revalidated = await fetch(url, { headers: { 'if-none-match': etag } });
  expect([revalidated.status, revalidated.headers.get('etag')]).toEqual([304, etag]);
  await site.close();
  other.close();
});
