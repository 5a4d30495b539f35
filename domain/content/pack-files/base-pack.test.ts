/** A pack without a file of the base pack reads as if it had that file. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inspectPack } from '#domain/content/pack/read-pack.ts';
import { PACK } from '#tests/pack.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';
import { baseTexts } from './base-texts.ts';
import { existsInPack, filesIn, packTree, readPackText, withEdits } from './index.ts';

const FILE = 'pages/errors.yaml';
const TRANSLATION = `ne/${FILE}`;

/** A pack with only a brand. */
function smallPack(files: Record<string, string> = {}): string {
  const folder = temporaryFolder('base-pack-');
  for (const [file, text] of Object.entries({ 'site.yaml': 'name: Small\n', ...files })) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

test('a missing file has the text of the base pack, and is listed', () => {
  const pack = smallPack();
  expect(existsInPack(pack, FILE)).toBe(true);
  expect(readPackText(pack, FILE)).toBe(baseTexts()[FILE]);
  expect(packTree(pack).files).toContain(FILE);
  expect(filesIn(pack, 'pages')).toContain('errors.yaml');
});

test('a file of the pack takes precedence, and so does an edit', () => {
  const pack = smallPack({ [FILE]: 'a: 1\n' });
  expect(readPackText(pack, FILE)).toBe('a: 1\n');
  const edited = withEdits(smallPack(), [[FILE, { text: 'a: 2\n' }]]);
  expect(readPackText(edited, FILE)).toBe('a: 2\n');
  const hidden = withEdits(smallPack(), [[FILE, null]]);
  expect(existsInPack(hidden, FILE)).toBe(false);
  expect(packTree(hidden).files).not.toContain(FILE);
});

test('translations are only in languages that the pack has', () => {
  const pack = smallPack();
  expect(existsInPack(pack, TRANSLATION)).toBe(false);
  expect(packTree(pack).folders).not.toContain('ne');
  const translated = smallPack({ 'ne/site.yaml': 'tagline: x\n' });
  expect(readPackText(translated, TRANSLATION)).toBe(baseTexts()[TRANSLATION]);
});

test('a folder that is not a pack has none of its files', () => {
  const folder = temporaryFolder('no-pack-');
  expect(existsInPack(folder, FILE)).toBe(false);
  expect(packTree(folder).files).toEqual([]);
});

test('the fixture pack is valid with every file of the base pack', async () => {
  const folder = temporaryFolder('with-base-');
  cpSync(PACK, folder, { recursive: true });
  for (const file of Object.keys(baseTexts())) rmSync(join(folder, file), { force: true });
  expect((await inspectPack(folder, Date.now())).problems).toEqual([]);
});
