import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPictures } from '#domain/pictures/index.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

let app: TestApp;
let front: TestApp;
let picture: string;
beforeAll(async () => {
  app = await makeApp('SQLite');
  front = await makeApp('SQLite', { API_BASE_URL: app.origin });
  const { pictures } = await readPictures('content');
  picture = pictures.get('media/demo/bridge.jpg')?.sources[0]?.srcset[0]?.src ?? '';
});
afterAll(async () => {
  await front.close();
  await app.close();
});

test('a picture is sent as what it is, for ever, also in front of another host', async () => {
  expect(picture).toMatch(/^\/media\/[\da-f]{20}-480\.avif$/);
  for (const { origin } of [app, front]) {
    const answer = await fetch(origin + picture);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000);
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
])('%s leads nowhere', async (path) => {
  for (const { origin } of [app, front]) {
    const answer = await fetch(origin + path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});
