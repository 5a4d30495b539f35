import { request } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeApp, type TestApp } from '#tests/make-app.ts';

interface Manifest {
  name: string;
  short_name: string;
  start_url: string;
  display: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

describe('brand files', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp('SQLite');
  });
  afterAll(() => app.close());
  const get = (path: string, headers = {}) => fetch(app.origin + path, { headers });

  /** `fetch` would normalize the path before sending it. */
  const statusOf = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(app.origin);
      request({ hostname, port, path }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      })
        .on('error', reject)
        .end();
    });

  test('the manifest describes the brand', async () => {
    const response = await get('/site.webmanifest');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await response.json()) as Manifest).toMatchObject({
      name: 'Tarn: Clear water, good work',
      short_name: 'Tarn',
      start_url: '/',
      display: 'minimal-ui',
      theme_color: expect.stringMatching(/^#[0-9A-F]{6}$/),
      background_color: expect.stringMatching(/^#[0-9A-F]{6}$/),
    });
    const etag = response.headers.get('etag') ?? '';
    const revalidated = await get('/site.webmanifest', { 'if-none-match': etag });
    expect([revalidated.status, await revalidated.text()]).toEqual([304, '']);
  });

  test('its icons exist, with the type and size that it declares', async () => {
    const { icons } = (await (await get('/site.webmanifest')).json()) as Manifest;
    expect(icons.map(({ purpose }) => purpose).sort()).toEqual(['any', 'any', 'maskable']);
    for (const { src, sizes, type } of icons) {
      const response = await get(src);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
      const { width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test.each([
    ['/icons/apple-touch-icon.png', 'image/png', 180, 180],
    ['/icons/share.jpg', 'image/jpeg', 1200, 630],
  ])('%s is opaque, %s, and has its size', async (path, type, width, height) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    const bytes = await response.arrayBuffer();
    expect(bytes.byteLength).toBeLessThan(200_000);
    const image = sharp(bytes);
    expect(await image.metadata()).toMatchObject({ width, height });
    expect((await image.stats()).isOpaque).toBe(true);
  });

  test('favicon.ico holds three PNG files', async () => {
    const response = await get('/favicon.ico');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/);
    const ico = Buffer.from(await response.arrayBuffer());
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      const image = sharp(ico.subarray(offset, offset + length));
      expect(await image.metadata()).toMatchObject({ format: 'png', width: size, height: size });
    }
  });

  test.each([
    '/icons/',
    '/icons/no-such.png',
    '/icons/favicon.svg',
    '/icons/../site.yaml',
    '/icons/../../site.yaml',
    '/icons/%2e%2e/%2e%2e/site.yaml',
    '/icons/..%2f..%2fsite.yaml',
    '/icons/..%5c..%5csite.yaml',
  ])('%s is refused', async (path) => {
    expect([400, 404]).toContain(await statusOf(path));
  });
});
