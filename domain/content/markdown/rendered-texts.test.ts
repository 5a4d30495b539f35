import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folders.ts';

const MOST_TEXTS = 1000;

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder('texts');
});
// Other files of this worker must not use the temporary folder.
afterAll(() => {
  vi.resetModules();
});

/** Renders texts and saves the cache as a process that has just started. */
async function runProcess(texts: readonly string[]) {
  vi.resetModules();
  const { chooseCacheFolder } = await import('#domain/support/cache-folder.ts');
  const { renderedText, saveTexts } = await import('./rendered-texts.ts');
  chooseCacheFolder(dataDir);
  for (const text of texts) renderedText(text, {});
  saveTexts();
}

function cachedTexts(): string[] {
  const file = readFileSync(join(dataDir, 'cache', 'texts.json'), 'utf8');
  const entries = JSON.parse(file) as [string, { html: string }][];
  return entries.map(([, { html }]) => html.replace(/<\/?p>|\s/g, ''));
}

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `text${from + n}`);

test('a full cache keeps the texts that were used last', async () => {
  await runProcess(numbered(0, MOST_TEXTS));
  await runProcess(['text0', 'new1']);
  expect(cachedTexts()).toEqual([...numbered(2, MOST_TEXTS), 'text0', 'new1']);
});

test('keeps the order of use of a process that rendered nothing new', async () => {
  await runProcess(numbered(0, MOST_TEXTS));
  await runProcess(['text0']);
  await runProcess(['new1', 'new2']);
  expect(cachedTexts()).toEqual([...numbered(3, MOST_TEXTS), 'text0', 'new1', 'new2']);
});
