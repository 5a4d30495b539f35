/** A pack without a file of the base pack reads as if it had that file. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inspectPack } from '#domain/content/pack/read-pack.ts';
import { editFile } from '#tests/invalid-pack.ts';
import { PACK } from '#tests/pack.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';
import { baseTexts } from './base-texts.ts';
import { existsInPack, filesIn, isBaseText, packTree, readPackText, withEdits } from './index.ts';

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

test('a translation is only of its own English text, of which the console may edit a part', () => {
  const pack = smallPack({ 'ne/site.yaml': 'tagline: x\n', [FILE]: 'a: 1\n' });
  expect(existsInPack(pack, TRANSLATION)).toBe(false);
  expect(packTree(pack).files).not.toContain(TRANSLATION);
  const translated = smallPack({ 'ne/site.yaml': 'tagline: x\n' });
  const edited = withEdits(translated, [[FILE, { text: 'a: 2\n' }]]);
  expect(existsInPack(edited, TRANSLATION)).toBe(true);
});

test('the page of the hub has the name that the pack gives it', () => {
  const page = 'pages/life-in-bergen.yaml';
  const pack = smallPack({ 'site.yaml': 'hub: /life-in-bergen\n', 'nb/site.yaml': 'tagline: x\n' });
  expect(readPackText(pack, page)).toContain('href: "/life-in-bergen"');
  expect(packTree(pack).files).toEqual(expect.arrayContaining([page, `nb/${page}`]));
  expect(isBaseText(page, readPackText(pack, page))).toBe(true);
  const renamed = withEdits(pack, [['site.yaml', { text: 'hub: /stories\n' }]]);
  expect(existsInPack(renamed, page)).toBe(false);
  expect(existsInPack(renamed, 'pages/stories.yaml')).toBe(true);
  for (const source of [pack, smallPack()]) {
    expect(existsInPack(source, 'pages/{hub}.yaml')).toBe(false);
    expect(packTree(source).files.join()).not.toContain('{hub}');
  }
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
  // A topic that only some companies need.
  editFile(folder, 'pages/hire-a-professional.yaml', 'topic: people', 'topic: project');
  expect((await inspectPack(folder, Date.now())).problems).toEqual([]);
});
