import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { checkName, checkPicture, PictureRefusedError, readPictureFile } from './check-picture.ts';

/** A picture with detail everywhere, so that damage in any part is noticed. */
const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#2EA3F2',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#E54100' } });

/** One bit a pixel: a few kilobytes on disk, a square of any size when decoded. */
function blackPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const typeAndData = Buffer.concat([Buffer.from(type), data]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(typeAndData));
    return Buffer.concat([length, typeAndData, checksum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 1 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const end = Buffer.alloc(0);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', end)]);
}

test('describes a rotated photo upright, with a small placeholder', async () => {
  const facts = await checkPicture(
    await photo(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  expect(facts).toMatchObject({ format: 'jpeg', width: 400, height: 600 });
  const { placeholder } = facts;
  expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(placeholder?.length).toBeLessThan(400);
  const small = Buffer.from(placeholder?.split(',')[1] ?? '', 'base64');
  expect(await sharp(small).metadata()).toMatchObject({ width: 16, height: 24 });
});

test('gives a transparent picture no placeholder, and an opaque one with alpha channel one', async () => {
  const hole = { create: { width: 50, height: 50, channels: 4, background: '#0000' } } as const;
  const withHole = flat(400, 300)
    .ensureAlpha()
    .composite([{ input: hole, blend: 'dest-out' }]);
  const transparent = sharp({ create: { ...hole.create, width: 400, height: 300 } });
  expect((await checkPicture(await transparent.png().toBuffer())).placeholder).toBeNull();
  expect((await checkPicture(await withHole.png().toBuffer())).placeholder).not.toBeNull();
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'accepts a complete %s and refuses one without its last bytes',
  async (format) => {
    const bytes = await photo(160, 120).toFormat(format, { effort: 1 }).toBuffer();
    expect(await checkPicture(bytes)).toMatchObject({ format, width: 160, height: 120 });
    await expect(checkPicture(bytes.subarray(0, -60))).rejects.toThrow(PictureRefusedError);
    await expect(checkPicture(bytes.subarray(0, bytes.length / 2))).rejects.toThrow(
      /^is damaged and cannot be decoded completely \(.+\)$/,
    );
  },
);

test('refuses a JPEG that is damaged in the middle', async () => {
  const bytes = await photo(640, 480).jpeg().toBuffer();
  // Zeros could be valid image data.
  bytes.fill(0xff, 30_000, 32_000);
  await expect(checkPicture(bytes)).rejects.toThrow(/damaged/);
});

test('accepts a JPEG with extraneous bytes before its end', async () => {
  const bytes = await photo(640, 480).jpeg().toBuffer();
  const padded = Buffer.concat([bytes.subarray(0, -2), Buffer.alloc(4), bytes.subarray(-2)]);
  expect(await checkPicture(padded)).toMatchObject({ width: 640 });
});

test('uses the first frame of an animation', async () => {
  const frames = await sharp(
    await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    ),
    { join: { animated: true } },
  )
    .gif()
    .toBuffer();
  expect(await checkPicture(frames)).toMatchObject({ format: 'gif', width: 40, height: 30 });
});

test.each([
  ['a text', Buffer.from('This is a text, whatever its name says.'), /^is not a JPEG, PNG, WebP/],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^is (not a|damaged)/],
  ['nothing', Buffer.alloc(0), /^is not a JPEG/],
])('refuses %s', async (_name, bytes, message) => {
  await expect(checkPicture(bytes)).rejects.toThrow(PictureRefusedError);
  await expect(checkPicture(bytes)).rejects.toThrow(message);
});

test.each([
  [15, 300, /^has 15 × 300 pixels: each side needs at least 16$/],
  [1700, 160, /^has 1700 × 160 pixels: one side is more than 10 times as long/],
])('refuses %i × %i pixels', async (width, height, message) => {
  await expect(checkPicture(await flat(width, height).png().toBuffer())).rejects.toThrow(message);
});

test('refuses 400 million pixels by the header, without decoding', async () => {
  const bytes = blackPng(20_000);
  expect(bytes.length).toBeLessThan(1024 * 1024);
  expect(await checkPicture(blackPng(200))).toMatchObject({ width: 200, height: 200 });
  const initialMemory = process.memoryUsage().rss;
  await expect(checkPicture(bytes)).rejects.toThrow(
    /^has 20000 × 20000 pixels: at most 50 million/,
  );
  expect(process.memoryUsage().rss - initialMemory).toBeLessThan(50 * 1024 * 1024);
});

const folder = mkdtempSync(join(tmpdir(), 'check-picture-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('refuses a file that is too large without reading it, and a wrong extension', async () => {
  const path = join(folder, 'scan.png');
  writeFileSync(path, '');
  truncateSync(path, 30 * 1024 * 1024);
  expect(() => readPictureFile(path)).toThrow(/^is 30 MB; the limit is 25 MB$/);
  expect(() => readPictureFile(join(folder, 'none.png'))).toThrow(/^cannot be read: ENOENT$/);
  const facts = await checkPicture(await flat(30, 30).png().toBuffer());
  expect(() => checkName('media/a.PNG', facts)).not.toThrow();
  expect(() => checkName('media/a.jpg', facts)).toThrow(/^is a PNG picture: rename it to end in/);
});
