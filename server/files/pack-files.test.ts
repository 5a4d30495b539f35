import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaUrl } from '#domain/content/pack/media-url.ts';
import { getRaw } from '#tests/get-raw.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { PACK } from '#tests/pack.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
const SCENE = 'media/scenes/lost.svg';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp('SQLite');
});
afterAll(() => app.close());

const cachingOf = async (url: string) => {
  const { status, headers } = await fetch(app.origin + url);
  return [status, headers.get('cache-control')];
};

test.each([SCENE, 'media/fonts/latin.woff2', 'media/films/day-wide.webp', 'media/social/x.svg'])(
  '%s is cached forever under the URL of its version, and for a day under any other',
  async (file) => {
    expect(await cachingOf(mediaUrl(PACK, file))).toEqual([200, FOREVER]);
    expect(await cachingOf(`/${file}`)).toEqual([200, DAY]);
    expect(await cachingOf(`/${file}?v=0123456789`)).toEqual([200, DAY]);
  },
);

test('a drawing is compressed, has its own policy, and is not sent twice', async () => {
  const plain = await fetch(`${app.origin}/${SCENE}`, {
    headers: { 'accept-encoding': 'identity' },
  });
  const drawing = await plain.text();
  const packed = await getRaw(`${app.origin}/${SCENE}`, { 'accept-encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.body).toString()).toBe(drawing);
  expect(plain.headers.get('content-security-policy')).toContain('sandbox');
  const etag = plain.headers.get('etag') ?? '';
  const revalidated = await fetch(`${app.origin}/${SCENE}`, { headers: { 'if-none-match': etag } });
  expect(revalidated.status).toBe(304);
});

test('a video is sent in the requested ranges', async () => {
  const [video = ''] = readdirSync(join(PACK, 'media/films')).filter((name) =>
    name.endsWith('.mp4'),
  );
  const response = await fetch(`${app.origin}/media/films/${video}`, {
    headers: { range: 'bytes=0-99' },
  });
  expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([206, 100]);
});

test.each([
  '/media/sessions/inside.mp4',
  ...readdirSync(join(PACK, 'media/sessions')).map((name) => `/media/sessions/${name}`),
  ...readdirSync(join(PACK, 'media/papers')).map((name) => `/media/papers/${name}`),
  '/media/scenes/nothing.svg',
  '/media/scenes/.hidden.svg',
  '/media/scenes/%2e%2e/%2e%2e/site.yaml',
  '/media/scenes/..%2f..%2fblogs%2fx.svg',
  '/media/scenes',
])('%s is not found', async (path) => {
  expect((await getRaw(app.origin + path)).status).toBe(404);
});
