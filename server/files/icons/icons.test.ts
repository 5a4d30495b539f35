import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { contentCommand } from '#tests/content-command.ts';
import { copyOfPack } from '#tests/invalid-pack.ts';
import { makeApp } from '#tests/make-app.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';

const content = (pack: string, ...args: string[]) => contentCommand({ CONTENT_DIR: pack }, args);

const folder = temporaryFolder('icons-test-');

function drawing(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/**
 * A wide logo with a prolog, as drawing programs save it: a disc on the left, a bar on the right.
 */
const LOGO = drawing(
  'logo.svg',
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">' +
    '<circle cx="50" cy="50" r="50" fill="#7a1fa2"/><path fill="#00897b" d="M120 0h180v100h-180z"/></svg>',
);

/** RGBA of a pixel at a position from 0 to 1 of the width and height. */
async function pixel(png: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = 4 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
  return [...data.subarray(at, at + 4)];
}

test('icons generates all files that the site serves from another logo', async () => {
  const pack = copyOfPack({ linked: false });
  expect(await content(pack, 'icons', '--logo', LOGO)).toMatchObject({ status: 0, stderr: '' });
  expect((await content(pack, 'check')).stderr).not.toMatch(/^(media|site\.yaml)/m);
  const secondRun = (await content(pack, 'icons')).stdout.split('\n');
  expect(secondRun.filter((line) => !line.endsWith(' (unchanged)'))).toEqual([]);

  const app = await makeApp('SQLite', { CONTENT_DIR: pack });
  onTestFinished(() => app.close());
  const download = async (path: string) => {
    const response = await fetch(`${app.origin}${path}`);
    expect(response.status, path).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };
  expect((await download('/favicon.ico')).subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 3, 0]));
  const [disc, bar, background] = [
    [122, 31, 162, 255],
    [0, 137, 123, 255],
    [251, 250, 244, 255],
  ];
  const icon = await download('/icons/icon-192.png');
  expect(await pixel(icon, 0.16, 0.5)).toEqual(disc);
  expect(await pixel(icon, 0.8, 0.5)).toEqual(bar);
  expect((await pixel(icon, 0.5, 0.1))[3]).toBe(0);
  for (const name of ['icon-maskable-512.png', 'apple-touch-icon.png']) {
    const image = await download(`/icons/${name}`);
    expect(await pixel(image, 0.65, 0.5), name).toEqual(bar);
    expect(await pixel(image, 0.02, 0.02), name).toEqual(background);
  }
  const share = await sharp(await download('/icons/share.jpg')).metadata();
  expect(share).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  for (const name of ['mark.svg', 'favicon.svg']) {
    expect((await download(`/media/scenes/${name}`)).toString()).toMatch(/^<svg .*fill="#7a1fa2"/);
  }
  // The disc could not be seen on a dark background, the bar can.
  const light = (await download('/media/scenes/mark-light.svg')).toString();
  expect(light).toMatch(/^<svg fill="#fff" color="#fff" .*<circle [^>]*fill="#fff"/);
  expect(light).toContain('fill="#00897b"');
}, 120_000);

test('icons draws the first letter of a brand without a logo, and names the files', async () => {
  const pack = copyOfPack({ linked: false });
  rmSync(join(pack, 'art.yaml'));
  rmSync(join(pack, 'media/scenes/mark.svg'));
  writeFileSync(
    join(pack, 'site.yaml'),
    readFileSync(join(pack, 'site.yaml'), 'utf8').replace(/^name: .*$/m, 'name: Łódź Works'),
  );
  expect(await content(pack, 'icons')).toMatchObject({ status: 0, stderr: '' });
  expect(parse(readFileSync(join(pack, 'art.yaml'), 'utf8'))).toEqual({
    logo: {
      mark: 'media/scenes/mark.svg',
      light: 'media/scenes/mark-light.svg',
      icon: 'media/scenes/favicon.svg',
    },
  });
  // The letter reaches into the middle, and systems may cut the corners.
  const icon = readFileSync(join(pack, 'media/icons/icon-maskable-512.png'));
  expect((await pixel(icon, 0.02, 0.02))[3]).toBe(255);
  const white = [255, 255, 255, 255];
  const column = await Promise.all(
    Array.from({ length: 30 }, (_, index) => pixel(icon, 0.3 + index / 75, 0.69)),
  );
  expect(column).toContainEqual(white);
});

test('icons has no monogram for a letter that the font lacks', async () => {
  const pack = copyOfPack({ linked: false });
  writeFileSync(
    join(pack, 'site.yaml'),
    readFileSync(join(pack, 'site.yaml'), 'utf8').replace(/^name: .*$/m, 'name: 漢字'),
  );
  expect(await content(pack, 'icons', '--monogram')).toMatchObject({
    status: 2,
    stderr: 'There is no monogram for “漢”: give a logo, an SVG file.',
  });
});

test.each([
  ['a missing file', join(folder, 'missing.svg'), /^File not found: .*missing\.svg$/],
  ['a folder', folder, / is a folder, not a file\.$/],
  [
    'a file that is not an SVG',
    drawing('photo.svg', 'GIF89a'),
    /photo\.svg is not an SVG drawing\.$/,
  ],
  [
    'a drawing without a viewBox',
    drawing('bare.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'),
    /bare\.svg has no viewBox, so its size is unknown: add one to its <svg>\.$/,
  ],
  [
    'a broken drawing',
    drawing('broken.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g>'),
    /^broken\.svg cannot be rendered: /,
  ],
])('icons refuses %s and changes nothing', async (_, logo, message) => {
  const pack = copyOfPack({ linked: false });
  const files = () =>
    ['icons', 'scenes'].flatMap((name) => {
      const path = join(pack, 'media', name);
      return readdirSync(path).map((file) => readFileSync(join(path, file), 'latin1'));
    });
  const original = files();
  const { status, stderr } = await content(pack, 'icons', '--logo', logo);
  expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
  expect(files()).toEqual(original);
});
