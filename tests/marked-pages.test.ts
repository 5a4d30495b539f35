/** A preview shows the same page as the site, and leads from its words to their fields. */
import { beforeAll, expect, test } from 'vitest';
import { testBuild } from '#scripts/build.mjs';
import { makeDatabase } from './engines.ts';
import { type MarkedPages, markedPages, proseOf } from './marked-pages.ts';

/** Milliseconds for some hundred pages, each rendered twice. */
const TIMEOUT = 300_000;

let pages: MarkedPages;
beforeAll(async () => {
  const { url } = await makeDatabase('SQLite', 'loaded');
  pages = await markedPages({ build: testBuild, databaseUrl: url, maxVariants: 1 });
}, TIMEOUT);

test('without the attributes of the preview, every page is the same as without marks', () => {
  expect(pages.differences).toEqual([]);
  expect(pages.count).toBeGreaterThan(250);
  expect(pages.hasSources).toBeGreaterThan(50);
});

test('at most 3 % of the prose of pages can be edited in forms only', () => {
  const { names, hidden } = proseOf(pages);
  expect(names.length).toBeGreaterThan(3000);
  expect(hidden.length / names.length, hidden.join('\n')).toBeLessThanOrEqual(0.03);
});
