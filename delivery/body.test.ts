import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { getRaw } from '#tests/get-raw.ts';
import { makeApp } from '#tests/make-app.ts';
import { CachedBody, UncachedBody } from './body.ts';

const TEXT = Buffer.from('All that a page says, again and again. '.repeat(5000));

test('a cached body needs only the memory of its compressed bytes', async () => {
  const body = await CachedBody.of(TEXT);
  expect(body.size).toBeLessThan(TEXT.length / 100);
  expect(body.bytesIfReady('br')?.buffer.byteLength).toBe(body.size);
  expect(body.bytesIfReady('gzip')).toBeUndefined();
});

test('a cached body is ready in a coding after the first request for it', async () => {
  const body = await CachedBody.of(TEXT);
  const [plain, again, gzip] = await Promise.all([
    body.bytesIn(undefined),
    body.bytesIn(undefined),
    body.bytesIn('gzip'),
  ]);
  expect(plain.equals(TEXT)).toBe(true);
  expect(again).toBe(plain);
  expect(gunzipSync(gzip).equals(TEXT)).toBe(true);
  expect(body.bytesIfReady(undefined)).toBe(plain);
  expect(body.bytesIfReady('gzip')).toBe(gzip);
});

test('keeps other codings only for recently requested bodies', async () => {
  const noise = randomBytes(1024 * 1024);
  const first = await CachedBody.of(noise);
  const gzip = await first.bytesIn('gzip');
  expect(first.bytesIfReady('gzip')).toBe(gzip);
  for (let n = 0; n < 8; n++) (await CachedBody.of(noise)).bytesIfReady(undefined);
  expect(first.bytesIfReady('gzip')).toBeUndefined();
  expect((await first.bytesIn('gzip')).equals(gzip)).toBe(true);
});

test('small bodies are sent uncompressed', async () => {
  const small = Buffer.from('small');
  for (const body of [new UncachedBody(small), await CachedBody.of(small)]) {
    expect(body.codingFor('br')).toBeUndefined();
    expect(body.bytesIfReady(undefined)?.toString()).toBe('small');
  }
});

test('uncached responses are compressed faster than cached ones', async () => {
  const app = await makeApp('SQLite');
  const qualityOf = async (path: string) => {
    const plain = (await getRaw(app.origin + path)).body;
    const sent = (await getRaw(app.origin + path, { 'accept-encoding': 'br' })).body;
    return [3, 10].filter((quality) =>
      brotliCompressSync(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          // The window that these texts need.
          [constants.BROTLI_PARAM_LGWIN]: 17,
        },
      }).equals(sent),
    );
  };
  expect(await qualityOf('/blogs-and-insights?q=estimate')).toEqual([3]);
  expect(await qualityOf('/successful-submission?name=Mira')).toEqual([3]);
  expect(await qualityOf('/blogs-and-insights')).toEqual([10]);
  expect(await qualityOf('/api/v1/public/blogs')).toEqual([10]);
  await app.close();
});
