/** Packs of older versions, whose files and fields have other names. */
import { cpSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeProblem } from '#domain/content/pack-files/index.ts';
import { copyOfPack } from '#tests/invalid-pack.ts';
import { inspectPack } from './read-pack.ts';
import { unreadFiles } from './unread-files.ts';

async function problemsOf(folder: string): Promise<string[]> {
  const { problems, copies, tree } = await inspectPack(folder, Date.now());
  return [...problems, ...unreadFiles(tree, [...copies.keys()])]
    .filter(({ file }) => !file.startsWith('media'))
    .map(describeProblem);
}

test.each([
  ['words.yaml', 'labels.yaml'],
  ['desk.yaml', 'console.yaml'],
  ['ne/words.yaml', 'labels.yaml'],
  ['ne/desk.yaml', 'console.yaml'],
])('names the new name of %s', async (former, name) => {
  const folder = copyOfPack();
  renameSync(join(folder, former.replace(/\w+\.yaml$/, name)), join(folder, former));
  expect(await problemsOf(folder)).toEqual([`${former}:1: is called ${name} now: rename it`]);
});

test('reports a former file beside the new one', async () => {
  const folder = copyOfPack();
  cpSync(join(folder, 'labels.yaml'), join(folder, 'words.yaml'));
  expect(await problemsOf(folder)).toEqual([
    'words.yaml:1: is not read: it is called labels.yaml now',
  ]);
});
