/** A preview shows the same page as the site, and leads from its words to their fields. */
import { beforeAll, expect, test } from 'vitest';
import { testBuild } from '#scripts/build.mjs';
import { makeDatabase } from './engines.ts';
import { type MarkedPages, markedPages } from './marked-pages.ts';

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

/** Copy of emails and of the console, which no page shows. */
const OTHER_FILES = /^(ne\/)?(mails|console)\.yaml#/;

test('at most 3 % of the prose of pages can be edited in forms only', () => {
  const names = pages.preview.marks.fields
    .map(({ name }) => name)
    .filter((name) => name.includes('.yaml#') && !OTHER_FILES.test(name));
  const hidden = names.filter((name) => !pages.shown.has(name));
  expect(names.length).toBeGreaterThan(3000);
  expect(hidden.length / names.length, hidden.join('\n')).toBeLessThanOrEqual(0.03);
});
