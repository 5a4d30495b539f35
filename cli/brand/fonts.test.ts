import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { expect, onTestFinished, test } from 'vitest';
import { copyOfPack, edit } from '#tests/invalid-pack.ts';
import { makeApp } from '#tests/make-app.ts';
import { PACK } from '#tests/pack.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';

const fontIn = (name: string, pack = PACK) => join(pack, 'media/fonts', name);

/** As a company has them: a variable font with all of Latin in two files, and one with Devanagari. */
const GIVEN = ['latin.woff2', 'latin-rest.woff2', 'devanagari-ne.woff2'].map((name) =>
  fontIn(name),
);

/** As `npm run content -- fonts` does it. */
function cutFonts(pack: string, ...fonts: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['cli/content.ts', 'fonts', ...fonts],
    { env: { ...process.env, CONTENT_DIR: pack }, encoding: 'utf8' },
  );
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

test('fonts cuts each file of the theme, and the site serves them', async () => {
  const pack = copyOfPack({ linked: false });
  for (const name of readdirSync(fontIn('', pack))) rmSync(fontIn(name, pack));
  edit(pack, 'theme.css', 'U+20-3B, U+3D-5A', 'U+20-3B, U+3D-59');

  expect(cutFonts(pack, ...GIVEN)).toMatchObject({ status: 0, stderr: '' });
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

test('fonts of one script leave those of the other, and a second run changes no file', () => {
  const pack = copyOfPack();
  const given = GIVEN.slice(0, 2);
  const first = cutFonts(pack, ...given);
  expect(first.status).toBe(0);
  const kept = 'kept  media/fonts/devanagari-ne.woff2: no font given has its letters';
  expect(first.stdout).toContain(kept);
  const lines = cutFonts(pack, ...given).stdout.split('\n');
  expect(lines.filter((line) => !/ \(as it was\)$| kept /.test(line))).toEqual([]);
});

const nothing = join(temporaryFolder('fonts-test-'), 'nothing.ttf');
const noFont = join(temporaryFolder('fonts-test-'), 'no-font.ttf');
writeFileSync(noFont, 'no font');

test.each([
  ['a missing file', [nothing], /^There is no file .*nothing\.ttf\.$/],
  ['no font', [noFont], /no-font\.ttf is not a TrueType, OpenType, WOFF or WOFF2 font\.$/],
  [
    'a font without the letters of a script',
    [fontIn('latin-rest.woff2')],
    /^No font has the letters that the pack sets in media\/fonts\/latin\.woff2: /,
  ],
  [
    'a font without some letters',
    [fontIn('devanagari-words.woff2')],
    /^devanagari-words\.woff2 lacks letters that the pack sets in media\/fonts\/devanagari-ne\.woff2: /,
  ],
  [
    'a font of one weight',
    [fontIn('share-latin.ttf')],
    /^share-latin\.ttf has one weight, and theme\.css sets 400 to 700 in /,
  ],
])('fonts refuses %s and changes nothing', (_, fonts, message) => {
  const pack = copyOfPack();
  const before = readdirSync(fontIn('', pack)).map((name) => readFileSync(fontIn(name, pack)));
  const { status, stderr } = cutFonts(pack, ...fonts);
  expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
  const after = readdirSync(fontIn('', pack)).map((name) => readFileSync(fontIn(name, pack)));
  expect(after).toEqual(before);
});
