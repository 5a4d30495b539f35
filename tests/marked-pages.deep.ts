/** As `marked-pages.test.ts`, with every page of the pack in `content/`. */
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { productBuild } from '#scripts/build.mjs';
import { type MarkedPages, markedPages, proseOf } from './marked-pages.ts';
import { temporaryFolder } from './temporary-folders.ts';

/** Milliseconds for some hundred pages, each rendered twice. */
const TIMEOUT = 300_000;

let pages: MarkedPages;
beforeAll(async () => {
  const databaseUrl = `sqlite:${join(temporaryFolder('marked-pages'), 'site.db')}` as const;
  pages = await markedPages({ build: productBuild, databaseUrl, maxVariants: 4 });
}, TIMEOUT);

test('without the attributes of the preview, every page is the same as without marks', () => {
  expect(pages.differences).toEqual([]);
  expect(pages.count).toBeGreaterThan(300);
});

test('at most 3 % of the prose of pages can be edited in forms only', () => {
  const { names, hidden } = proseOf(pages);
  expect(names.length).toBeGreaterThan(5000);
  expect(hidden.length / names.length, hidden.join('\n')).toBeLessThanOrEqual(0.03);
});
