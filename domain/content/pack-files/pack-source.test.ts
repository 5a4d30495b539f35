/** An edited folder reads like a copy of the folder in which the files were changed. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inspectPack } from '#domain/content/pack/read-pack.ts';
import { PACK } from '#tests/pack.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';
import { existsInPack, filesIn, packTree, readPackText, withEdits } from './index.ts';

const NOW = Date.UTC(2026, 0, 1);

test('texts are replaced, added and hidden', () => {
  const [hidden = ''] = filesIn(PACK, 'blogs');
  const edited = withEdits(PACK, [
    ['pages/about.yaml', { text: 'heading: Edited\n' }],
    ['blogs/added.md', { text: '---\n---\nAdded\n' }],
    [`blogs/${hidden}`, null],
    ['new-folder/deep/file.yaml', { text: 'a: 1\n' }],
  ]);
  expect(readPackText(edited, 'pages/about.yaml')).toBe('heading: Edited\n');
  expect(filesIn(edited, 'blogs')).toContain('added.md');
  expect(filesIn(edited, 'blogs')).not.toContain(hidden);
  expect(existsInPack(edited, `blogs/${hidden}`)).toBe(false);
  expect(existsInPack(edited, 'new-folder/deep')).toBe(true);
  expect(existsInPack(edited, 'nowhere')).toBe(false);
  expect(packTree(edited, '', false).folders).toContain('new-folder');
  expect(packTree(edited).files).toContain('new-folder/deep/file.yaml');
  expect(() => readPackText(edited, `blogs/${hidden}`)).toThrow('does not exist');
});

test('a pack with edits gives the same content as a copy with these files', async () => {
  const copy = temporaryFolder('edited-pack-');
  cpSync(PACK, copy, { recursive: true });
  const about = readPackText(PACK, 'pages/about.yaml').replace(/heading: .*/, 'heading: Edited');
  const [hidden = '', other = ''] = filesIn(PACK, 'experience-nepal');
  const post = readPackText(PACK, `experience-nepal/${other}`);
  mkdirSync(join(copy, 'experience-nepal'), { recursive: true });
  writeFileSync(join(copy, 'pages/about.yaml'), about);
  writeFileSync(join(copy, 'experience-nepal/added.md'), post);
  rmSync(join(copy, 'experience-nepal', hidden));
  const edited = withEdits(PACK, [
    ['pages/about.yaml', { text: about }],
    ['experience-nepal/added.md', { text: post }],
    [`experience-nepal/${hidden}`, null],
  ]);
  const [fromCopy, fromEdits] = await Promise.all(
    [copy, edited].map((source) => inspectPack(source, NOW)),
  );
  expect(fromEdits?.problems).toEqual(fromCopy?.problems);
  expect(fromEdits?.pack).toEqual(fromCopy?.pack);
});
