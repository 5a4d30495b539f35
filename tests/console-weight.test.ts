/** Script size of the console's first view, from the build's manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder } from '#delivery/build-folder.ts';

/** Kilobytes in Brotli: the frame with any one view or dialog, and the whole stylesheet. */
const FIRST_VIEW = 150;
const DIALOG = 155.6;
const STYLES = 20;
const KB = 1000;

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const folder = join(buildFolder, 'console');
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
);
const bytesOf = (file: string) => readFileSync(join(folder, `${file}.br`)).length;

/** Chunks with all their imports. */
function withImports(keys: readonly string[]): Set<string> {
  const seen = new Set(keys);
  for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next);
  return seen;
}

const totalBytes = (keys: readonly string[]) =>
  [...withImports(keys)].reduce((sum, key) => sum + bytesOf(manifest[key]?.file ?? ''), 0);

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
const files = Object.keys(manifest).filter((key) => key.startsWith('console/views/'));
/** What the frame loads; the others load from within a view. */
const views = files.filter((key) => manifest[entry]?.dynamicImports?.includes(key));
const dialogs = files.filter((key) => !views.includes(key));

test('the manifest has the frame, and each view has its own file', () => {
  expect(manifest[entry]?.src).toBe('console/main.tsx');
  expect(views.length).toBeGreaterThan(2);
  expect(totalBytes([entry])).toBeGreaterThan(50 * KB);
});

test.each(views)('%s with the frame is within the budget', (view) => {
  expect(totalBytes([entry, view])).toBeLessThanOrEqual(FIRST_VIEW * KB);
});

test.each(dialogs)('%s with the frame is within the budget of dialogs', (dialog) => {
  expect(totalBytes([entry, dialog])).toBeLessThanOrEqual(DIALOG * KB);
});

test('its styles are one small stylesheet', () => {
  const sheets = Object.values(manifest).flatMap(({ css = [] }) => css);
  expect(sheets).toHaveLength(1);
  expect(bytesOf(sheets[0] ?? '')).toBeLessThanOrEqual(STYLES * KB);
});
