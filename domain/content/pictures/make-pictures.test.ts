import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CacheUnusableError } from '#domain/support/cache-folder.ts';
import { makePictures, preparePicture } from './make-pictures.ts';
import { writeCached } from './picture-cache.ts';
import { pictureNames } from './picture-names.ts';
import { readPictures } from './read-pictures.ts';

let pack: string;
let cache: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'make-pictures-'));
  pack = join(folder, 'pack');
  cache = join(folder, 'cache');
  for (const name of ['media/events', 'media/social'])
    mkdirSync(join(pack, name), { recursive: true });
});
afterEach(() => rmSync(join(pack, '..'), { recursive: true }));

const plain = (width: number, height: number, background = '#2EA3F2') =>
  sharp({ create: { width, height, channels: 3, background } });
const put = (name: string, bytes: Buffer | string) =>
  writeFileSync(join(pack, 'media', name), bytes);
const madeFiles = () => readdirSync(join(cache, 'files')).sort();
const load = (name: string) => sharp(readFileSync(join(cache, 'files', name)));
async function prepare(): Promise<number> {
  return makePictures(pack, (await readPictures(pack, cache)).pictures, { cache });
}

test('makes all widths of a wide picture, and none wider than a narrow one', async () => {
  put('events/wide.jpg', await plain(2400, 1200).jpeg().toBuffer());
  put('narrow.png', await plain(500, 1000).png().toBuffer());
  const { pictures } = await readPictures(pack, cache);
  await makePictures(pack, pictures, { cache });
  const wide = pictures.get('media/events/wide.jpg');
  expect(wide).toMatchObject({ width: 1600, height: 800 });
  expect(wide?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const { srcset, type } of wide?.sources ?? []) {
    expect(srcset.map(({ width }) => width)).toEqual([480, 800, 1200, 1600]);
    for (const { src, width } of srcset) {
      const {
        width: fileWidth,
        height,
        mediaType,
      } = await load(src.replace('/media/', '')).metadata();
      expect([fileWidth, height, mediaType]).toEqual([width, width / 2, type]);
    }
  }
  const narrow = pictures.get('media/narrow.png');
  expect(narrow).toMatchObject({
    width: 500,
    height: 1000,
    src: expect.stringMatching(/-500\.webp$/),
  });
  expect(narrow?.sources[0]?.srcset.map(({ width }) => width)).toEqual([480, 500]);
  expect(madeFiles()).toHaveLength(12);
});

test('removes metadata, applies the rotation and converts to sRGB', async () => {
  const half = await plain(400, 600, '#E54100').png().toBuffer();
  const bytes = await plain(800, 600)
    .composite([{ input: half, left: 0, top: 0 }])
    .withIccProfile('p3')
    .withExif({
      IFD0: { Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 42/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { exif, icc, orientation } = await sharp(bytes).metadata();
  expect([exif?.includes('Somebody'), icc?.length !== 0, orientation]).toEqual([true, true, 6]);
  put('turned.jpg', bytes);
  await prepare();
  for (const name of madeFiles()) {
    const facts = await load(name).metadata();
    expect([facts.exif, facts.icc, facts.xmp, facts.orientation ?? 1]).toEqual([
      undefined,
      undefined,
      undefined,
      1,
    ]);
    expect(facts.height).toBeGreaterThan(facts.width);
    expect(readFileSync(join(cache, 'files', name)).includes('Somebody')).toBe(false);
  }
  // After a quarter turn clockwise, the left half is at the top.
  const webp = madeFiles().find((name) => name.endsWith('600.webp')) ?? '';
  const topPixel = await load(webp)
    .extract({ left: 300, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const expected = [0xe5, 0x41, 0x00];
  for (const [band, value] of expected.entries())
    expect(Math.abs((topPixel[band] ?? 0) - value)).toBeLessThan(12);
});

test('keeps transparency', async () => {
  const transparent = {
    create: { width: 100, height: 80, channels: 4, background: '#2EA3F280' },
  } as const;
  put('logo.png', await sharp(transparent).png().toBuffer());
  await prepare();
  for (const name of madeFiles()) expect((await load(name).stats()).isOpaque, name).toBe(false);
});

test('makes missing and changed files, and no file twice', async () => {
  put('a.jpg', await plain(500, 300).jpeg().toBuffer());
  put('b.jpg', await plain(700, 300).jpeg().toBuffer());
  expect(await prepare()).toBe(2);
  const times = () => madeFiles().map((name) => statSync(join(cache, 'files', name)).mtimeMs);
  const previousTimes = times();
  expect(await prepare()).toBe(0);
  expect(times()).toEqual(previousTimes);
  rmSync(join(cache, 'files', madeFiles()[0] ?? ''));
  expect(await prepare()).toBe(1);
  put('b.jpg', await plain(700, 301).jpeg().toBuffer());
  expect(await prepare()).toBe(1);
});

test('notices a change that keeps size and modification time', async () => {
  const [content, newContent] = ['Tihar', 'Lhosar'].map((text) => Buffer.from(text.padEnd(99)));
  put('a.jpg', content ?? '');
  const path = join(pack, 'media/a.jpg');
  utimesSync(path, 1e9, 1e9);
  const previousName = pictureNames(pack, cache).get('media/a.jpg');
  put('a.jpg', newContent ?? '');
  utimesSync(path, 1e9, 1e9);
  expect(pictureNames(pack, cache).get('media/a.jpg')).not.toBe(previousName);
});

test('leaves complete files and no temporary ones after two concurrent runs', async () => {
  put('a.jpg', await plain(500, 300).jpeg().toBuffer());
  expect(await Promise.all([prepare(), prepare()])).toEqual([1, 1]);
  for (const name of madeFiles()) expect((await load(name).stats()).channels).toHaveLength(3);
  expect(madeFiles()).toHaveLength(4);
  expect(readdirSync(join(cache, 'unfinished'))).toEqual([]);
});

test('names all bad pictures, and ignores good ones and files that are not pictures', async () => {
  const good = await plain(60, 60).jpeg().toBuffer();
  put('good.JPG', good);
  put('events/cut.jpg', good.subarray(0, 200));
  put('events/text.webp', 'hello');
  put('phone.heic', 'ftypheic');
  put('lies.png', good);
  put('._good.jpg', 'left by a file manager');
  put('notes.txt', 'words');
  put('social/card.jpg', 'made elsewhere');
  const { pictures, problems } = await readPictures(pack, cache);
  expect(problems.map(({ file }) => file)).toEqual(
    ['events/cut.jpg', 'events/text.webp', 'lies.png', 'phone.heic'].map((name) => `media/${name}`),
  );
  expect([...pictures].filter(([, picture]) => picture).map(([file]) => file)).toEqual([
    'media/good.JPG',
  ]);
  await expect(preparePicture(pack, 'media/lies.png', cache)).rejects.toThrow(
    'media/lies.png: is a JPEG picture: rename it to end in .jpg',
  );
});

test('names a cache that cannot be written in one line', () => {
  put('file', '');
  const inFile = join(pack, 'media/file');
  expect(() => writeCached(inFile, 'facts/x.json', '{}')).toThrow(CacheUnusableError);
  expect(() => writeCached(inFile, 'facts/x.json', '{}')).toThrow(
    /^The cache folder .*ENOTDIR[^\n]*$/,
  );
});
