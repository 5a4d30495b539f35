/** What the console's first view costs in scripts, by the manifest of its build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder } from '#delivery/build-folder.ts';

/** Kilobytes, in brotli: the frame with any one view, and the whole style sheet. */
const FIRST_VIEW = 150;
const STYLES = 20;
const KB = 1000;

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const folder = join(buildFolder, 'console');
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
);
const bytesOf = (file: string) => readFileSync(join(folder, `${file}.br`)).length;

/** With all that they import. */
function withImports(keys: readonly string[]): Set<string> {
  const seen = new Set(keys);
  for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next);
  return seen;
}

const weigh = (keys: readonly string[]) =>
  [...withImports(keys)].reduce((sum, key) => sum + bytesOf(manifest[key]?.file ?? ''), 0);

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
const views = Object.keys(manifest).filter((key) => key.startsWith('console/views/'));

test('the frame is in the manifest, and views are files of their own', () => {
  expect(manifest[entry]?.src).toBe('console/main.tsx');
  expect(views.length).toBeGreaterThan(2);
  expect(weigh([entry])).toBeGreaterThan(50 * KB);
});

test.each(views)('%s with the frame keeps to the budget', (view) => {
  expect(weigh([entry, view])).toBeLessThanOrEqual(FIRST_VIEW * KB);
});

test('its styles are one small sheet', () => {
  const sheets = Object.values(manifest).flatMap(({ css = [] }) => css);
  expect(sheets).toHaveLength(1);
  expect(bytesOf(sheets[0] ?? '')).toBeLessThanOrEqual(STYLES * KB);
});
