import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UploadSpool } from './upload-spool.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spool-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MB = 1024 ** 2;
const from = (ip: string, length?: number) => ({
  ip,
  headers: { ...(length !== undefined && { 'content-length': String(length) }) },
});
const chunks = (count: number, size: number) =>
  Readable.from(Array.from({ length: count }, (_, n) => Buffer.alloc(size, n)));

test('files of a crashed process are removed at start, and no other files', () => {
  writeFileSync(join(folder, 'site-upload-1'), 'x');
  writeFileSync(join(folder, 'site.db'), 'x');
  new UploadSpool(folder);
  expect(readdirSync(folder)).toEqual(['site.db']);
});

test('returns the stored bytes, and leaves no visible file', async () => {
  await new UploadSpool(folder).withUpload(from('203.0.113.1'), MB, async (upload) => {
    await upload.store(chunks(10, 1000));
    expect(readdirSync(folder)).toEqual([]);
    const bytes = await upload.read();
    expect(bytes).toEqual(Buffer.concat(await chunks(10, 1000).toArray()));
    expect(Buffer.concat(await upload.stream().toArray())).toEqual(bytes);
    expect(upload.isTruncated).toBe(false);
  });
});

test('stores no more than the limit, and refuses an endless stream', async () => {
  const spool = new UploadSpool(folder);
  await spool.withUpload(from('203.0.113.1'), 2500, async (upload) => {
    await upload.store(chunks(10, 1000));
    expect([upload.isTruncated, upload.size]).toEqual([true, 2000]);
  });
  const endless = spool.withUpload(from('203.0.113.1'), 2500, (upload) =>
    upload.store(chunks(11, 1000)),
  );
  await expect(endless).rejects.toMatchObject({ code: 'too-large' });
});

test('limits the bytes of a network, with or without a Content-Length', async () => {
  const spool = new UploadSpool(folder);
  const held = (request: ReturnType<typeof from>, most: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { done: spool.withUpload(request, most, () => promise), end: resolve };
  };
  // Without a Content-Length the maximum counts.
  const large = held(from('2001:db8::1'), 100 * MB);
  const small = held(from('2001:db8::2', 10 * MB), 100 * MB);
  const over = held(from('2001:db8::3', 20 * MB), 100 * MB);
  await expect(over.done).rejects.toMatchObject({ code: 'too-many', retryAfter: 5 });
  const neighbor = held(from('2001:db8:0:1::1'), 100 * MB);
  large.end();
  await large.done;
  const later = held(from('2001:db8::3'), 100 * MB);
  for (const { end } of [small, neighbor, later]) end();
  await Promise.all([small, neighbor, later].map(({ done }) => done));
});

test('an unwritable folder is answered as unavailable', async () => {
  const spool = new UploadSpool(folder);
  rmSync(folder, { recursive: true });
  const upload = spool.withUpload(from('203.0.113.1'), MB, async () => undefined);
  await expect(upload).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
});
