import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { checkName, checkPicture, PictureRefused, readPictureFile } from './check-picture.ts';

/** A picture with something to see in each of its parts. */
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

/** One bit for each pixel: a few kilobytes on the disk, a square of any size once it is decoded. */
function blackPng(side: number): Buffer {
  const part = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 1 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const end = Buffer.alloc(0);
  return Buffer.concat([signature, part('IHDR', header), part('IDAT', rows), part('IEND', end)]);
}

test('one that stands on its side is described upright, with a small placeholder', async () => {
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

test('one that lets through has no placeholder, one with a full alpha channel has', async () => {
  const hole = { create: { width: 50, height: 50, channels: 4, background: '#0000' } } as const;
  const withHole = flat(400, 300)
    .ensureAlpha()
    .composite([{ input: hole, blend: 'dest-out' }]);
  const drilled = sharp({ create: { ...hole.create, width: 400, height: 300 } });
  expect((await checkPicture(await drilled.png().toBuffer())).placeholder).toBeNull();
  expect((await checkPicture(await withHole.png().toBuffer())).placeholder).not.toBeNull();
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'a whole %s is taken, and without its last bytes refused',
  async (format) => {
    const bytes = await photo(160, 120).toFormat(format, { effort: 1 }).toBuffer();
    expect(await checkPicture(bytes)).toMatchObject({ format, width: 160, height: 120 });
    await expect(checkPicture(bytes.subarray(0, -60))).rejects.toThrow(PictureRefused);
    await expect(checkPicture(bytes.subarray(0, bytes.length / 2))).rejects.toThrow(
      /^is damaged and cannot be shown whole \(.+\)$/,
    );
  },
);

test('damage in the middle of a JPEG is noticed', async () => {
  const bytes = await photo(640, 480).jpeg().toBuffer();
  // Zeros can happen to be a picture of something.
  bytes.fill(0xff, 30_000, 32_000);
  await expect(checkPicture(bytes)).rejects.toThrow(/damaged/);
});

test('a JPEG with some bytes too many before its end is whole', async () => {
  const bytes = await photo(640, 480).jpeg().toBuffer();
  const odd = Buffer.concat([bytes.subarray(0, -2), Buffer.alloc(4), bytes.subarray(-2)]);
  expect(await checkPicture(odd)).toMatchObject({ width: 640 });
});

test('of an animation the first frame is taken', async () => {
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
])('%s is refused', async (_what, bytes, message) => {
  await expect(checkPicture(bytes)).rejects.toThrow(PictureRefused);
  await expect(checkPicture(bytes)).rejects.toThrow(message);
});

test.each([
  [15, 300, /^has 15 × 300 pixels: each side needs at least 16$/],
  [1700, 160, /^has 1700 × 160 pixels: one side is more than 10 times as long/],
])('%i × %i is refused', async (width, height, message) => {
  await expect(checkPicture(await flat(width, height).png().toBuffer())).rejects.toThrow(message);
});

test('one of 400 million pixels is refused by its header, not decoded', async () => {
  const bytes = blackPng(20_000);
  expect(bytes.length).toBeLessThan(1024 * 1024);
  expect(await checkPicture(blackPng(200))).toMatchObject({ width: 200, height: 200 });
  const started = process.memoryUsage().rss;
  await expect(checkPicture(bytes)).rejects.toThrow(
    /^has 20000 × 20000 pixels: at most 50 million/,
  );
  expect(process.memoryUsage().rss - started).toBeLessThan(50 * 1024 * 1024);
});

const folder = mkdtempSync(join(tmpdir(), 'check-picture-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('too many bytes are refused before they are read, and a lying name', async () => {
  const path = join(folder, 'scan.png');
  writeFileSync(path, '');
  truncateSync(path, 30 * 1024 * 1024);
  expect(() => readPictureFile(path)).toThrow(/^has 30 MB: at most 25 MB are taken$/);
  expect(() => readPictureFile(join(folder, 'none.png'))).toThrow(/^cannot be read: ENOENT$/);
  const facts = await checkPicture(await flat(30, 30).png().toBuffer());
  expect(() => checkName('media/a.PNG', facts)).not.toThrow();
  expect(() => checkName('media/a.jpg', facts)).toThrow(/^is a PNG picture: let its name end in/);
});
