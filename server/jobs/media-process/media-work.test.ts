/** This process survives anything that happens to the process that makes pictures. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { MediaExtension } from '#contract/media-files.ts';
import type { PreparedPicture } from '#domain/content/media/index.ts';
import {
  animatedGif,
  phonePhoto,
  plainPicture,
  pngClaiming,
  transparentPicture,
} from '#tests/media-files.ts';
import { childCommand } from './child-command.ts';
import type { Job } from './jobs.ts';
import { createMediaWork } from './media-work.ts';

const neverAborted = new AbortController().signal;
const { prepare, makeRenditions } = createMediaWork();
const prepareAs = (bytes: Uint8Array, extension: MediaExtension = 'jpg') =>
  prepare(bytes, extension, 'someone', neverAborted);

async function prepared(bytes: Uint8Array, extension?: MediaExtension): Promise<PreparedPicture> {
  const result = await prepareAs(bytes, extension);
  if ('refusal' in result) throw new Error(result.refusal);
  return result;
}

test('turns a 12-MP photo upright, removes its place, and makes its sizes', async () => {
  const photo = await phonePhoto();
  const { exif: exifOfPhone } = await sharp(photo).metadata();
  expect(exifOfPhone?.includes('Phone')).toBe(true);
  const picture = await prepared(photo);
  expect(picture).toMatchObject({ width: 3000, height: 4000, isAnimated: false, isShrunk: false });
  expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/);
  const { exif, xmp, iptc, orientation, format } = await sharp(picture.bytes).metadata();
  expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  expect(format).toBe('jpeg');
  // The yellow corner at the upper left is at the upper right after the turn.
  const redAt = async (left: number) => {
    const pixel = sharp(picture.bytes).extract({ left, top: 100, width: 1, height: 1 });
    return (await pixel.raw().toBuffer())[0] ?? 0;
  };
  expect(await redAt(100)).toBeLessThan(80);
  expect(await redAt(2900)).toBeGreaterThan(190);

  const renditions = await makeRenditions({ ...picture, isOpaque: true }, neverAborted);
  const names = renditions?.map(({ name }) => name.replace(/^[\da-f]{20}-/, ''));
  expect(names).toEqual(
    [480, 800, 1200, 1600].flatMap((width) => [`${width}.avif`, `${width}.webp`]),
  );
  for (const { bytes, name } of renditions ?? []) {
    const made = await sharp(bytes).metadata();
    expect([made.exif, made.xmp]).toEqual([undefined, undefined]);
    expect(name).toContain(`-${made.width}.`);
  }
});

test.each([
  ['a header that claims 100 MP', () => pngClaiming(10_000, 10_000), 'too-many-pixels'],
  ['a strip', () => pngClaiming(2000, 100), 'too-long'],
  ['a dot', () => pngClaiming(8, 8), 'too-small'],
  ['a truncated photo', async () => (await phonePhoto(SMALL)).subarray(0, 1500), 'damaged'],
  ['a JPEG header and nothing', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'damaged'],
  ['transparency in a JPEG', transparentPicture, 'transparent'],
] as const)('refuses %s', async (_name, bytes, refusal) => {
  expect(await prepareAs(await bytes())).toEqual({ refusal });
});

const SMALL = { width: 600, height: 400 };

test('keeps transparency in a PNG, which then has no placeholder', async () => {
  expect(await prepared(await transparentPicture(), 'png')).toMatchObject({ placeholder: null });
});

test('takes the first frame of an animation', async () => {
  const picture = await prepared(await animatedGif(), 'png');
  expect(picture.isAnimated).toBe(true);
  const { pages = 1, format } = await sharp(picture.bytes).metadata();
  expect([pages, format]).toEqual([1, 'png']);
});

/** Work whose child runs this script instead of making pictures. */
const workOf = (script: string, timeout = 10_000) =>
  createMediaWork({ timeout, command: () => [process.execPath, ['-e', script]] });

test.each([
  ['dies', 'process.kill(process.pid, "SIGSEGV")'],
  ['ends with an error', 'process.exit(3)'],
  ['answers nonsense', 'console.log("nonsense")'],
  ['claims more bytes than it sends', 'console.log(JSON.stringify({ bytes: [1000] }))'],
])('survives a process that %s', async (_name, script) => {
  const work = workOf(script);
  const bytes = await plainPicture('jpeg');
  const refused = await work.prepare(bytes, 'jpg', 'someone', neverAborted);
  expect(refused).toEqual({ refusal: 'too-much' });
  const original = { bytes, width: 640, height: 480, isOpaque: true };
  expect(await work.makeRenditions(original, neverAborted)).toBeNull();
});

test.each([
  ['hangs', 'setInterval(() => {}, 1000)', 300],
  ['writes without end', 'setInterval(() => process.stdout.write(Buffer.alloc(1e7)), 1)', 20_000],
])('kills a process that %s', async (_name, script, timeout) => {
  const work = workOf(script, timeout);
  const bytes = await plainPicture('jpeg');
  expect(await work.prepare(bytes, 'jpg', 'someone', neverAborted)).toEqual({
    refusal: 'too-much',
  });
});

test('ends a process that needs more memory than it may', async () => {
  const command = (job: Job) => childCommand({ ...job, memory: 40 * 1024 * 1024 });
  const work = createMediaWork({ command });
  expect(await work.prepare(await phonePhoto(), 'jpg', 'someone', neverAborted)).toEqual({
    refusal: 'too-much',
  });
});

test('runs one process at a time, and refuses the 52nd upload that waits', async () => {
  const work = workOf('setTimeout(() => {}, 60000)');
  const stop = new AbortController();
  const bytes = Buffer.from('x');
  const uploads = Array.from({ length: 52 }, (_, n) =>
    work.prepare(bytes, 'jpg', `client ${n}`, stop.signal).catch((error: Error) => error.message),
  );
  const first = await Promise.race(uploads);
  expect(first).toMatch(/^50 pictures are waiting/);
  stop.abort(new Error('canceled'));
  const results = await Promise.all(uploads);
  expect(results.filter((result) => result === 'canceled')).toHaveLength(51);
});
