import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { expect, onTestFinished, test } from 'vitest';
import { contentCommand } from '#tests/content-command.ts';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { makeApp } from '#tests/make-app.ts';
import { PACK } from '#tests/pack.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';

const fontIn = (name: string, pack = PACK) => join(pack, 'media/fonts', name);

/** Input fonts: a variable font with all of Latin in two files, and one with Devanagari. */
const INPUT_FONTS = ['latin.woff2', 'latin-rest.woff2', 'devanagari-ne.woff2'].map((name) =>
  fontIn(name),
);

const cutFonts = (pack: string, ...fonts: string[]) =>
  contentCommand({ CONTENT_DIR: pack }, ['fonts', ...fonts]);

test('fonts subsets each file of the theme, and the site serves them', async () => {
  const pack = copyOfPack({ linked: false });
  for (const name of readdirSync(fontIn('', pack))) rmSync(fontIn(name, pack));
  editFile(pack, 'theme.css', 'U+20-3B, U+3D-5A', 'U+20-3B, U+3D-59');

  expect(await cutFonts(pack, ...INPUT_FONTS)).toMatchObject({ status: 0, stderr: '' });
  expect(readdirSync(fontIn('', pack))).toEqual(readdirSync(fontIn('')));
  const latin = create(readFileSync(fontIn('latin.woff2', pack)));
  if (latin.isCollection) throw new Error('a font is expected, not a collection');
  const has = (letter: string) => latin.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  expect([...'AYaz09Z'].filter(has).join('')).toBe('AYaz09');
  expect(latin.variationAxes).toMatchObject({ wght: { min: 400, max: 700 } });
  expect(readFileSync(fontIn('latin.woff2', pack)).length).toBeLessThan(24_000);

  const app = await makeApp('SQLite', { CONTENT_DIR: pack });
  onTestFinished(() => app.close());
  for (const name of ['latin.woff2', 'devanagari-words.woff2']) {
    const response = await fetch(`${app.origin}/media/fonts/${name}`);
    const served = Buffer.from(await response.arrayBuffer());
    expect(served.equals(readFileSync(fontIn(name, pack)))).toBe(true);
  }
}, 120_000);

test('fonts of one script keep the files of the other, and a second run changes nothing', async () => {
  const pack = copyOfPack();
  const latinFonts = INPUT_FONTS.slice(0, 2);
  const first = await cutFonts(pack, ...latinFonts);
  expect(first.status).toBe(0);
  const keptLine = 'kept  media/fonts/devanagari-ne.woff2: none of the fonts has its letters';
  expect(first.stdout).toContain(keptLine);
  const lines = (await cutFonts(pack, ...latinFonts)).stdout.split('\n');
  expect(lines.filter((line) => !/ \(unchanged\)$| kept /.test(line))).toEqual([]);
});

const missingFile = join(temporaryFolder('fonts-test-'), 'missing.ttf');
const textFile = join(temporaryFolder('fonts-test-'), 'no-font.ttf');
writeFileSync(textFile, 'no font');

test.each([
  ['a missing file', [missingFile], /^File not found: .*missing\.ttf$/],
  [
    'a file that is not a font',
    [textFile],
    /no-font\.ttf is not a TrueType, OpenType, WOFF or WOFF2 font\.$/,
  ],
  [
    'a font without the letters of a script',
    [fontIn('latin-rest.woff2')],
    /^No font has the letters that the pack uses in media\/fonts\/latin\.woff2: /,
  ],
  [
    'a font without some letters',
    [fontIn('devanagari-words.woff2')],
    /^devanagari-words\.woff2 lacks letters that the pack uses in media\/fonts\/devanagari-ne\.woff2: /,
  ],
  [
    'a font of one weight',
    [fontIn('share-latin.ttf')],
    /^share-latin\.ttf has a single weight, but theme\.css uses 400 to 700 in /,
  ],
])('fonts refuses %s and changes nothing', async (_, fonts, message) => {
  const pack = copyOfPack();
  const readFonts = () =>
    readdirSync(fontIn('', pack)).map((name) => readFileSync(fontIn(name, pack)));
  const original = readFonts();
  const { status, stderr } = await cutFonts(pack, ...fonts);
  expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
  expect(readFonts()).toEqual(original);
});
