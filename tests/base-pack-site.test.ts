/** The site of a brand that wrote only its own pages shows the texts of the base pack in its languages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse as parseHtml } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { fileOfPage, type PageName, pathOfPage } from '#contract/page-paths.ts';
import { baseTexts } from '#domain/content/pack-files/base-texts.ts';
import { copyOfPack } from './invalid-pack.ts';
import { HUB, withoutBaseFiles } from './pack-of-base.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'base-pack-site-'));
let app: ServerProcess;
beforeAll(async () => {
  const pack = withoutBaseFiles(copyOfPack({ linked: false }), ['nb']);
  app = await startServer({ CONTENT_DIR: pack, DATABASE_URL: `sqlite:${join(folder, 'site.db')}` });
}, 300_000);
afterAll(async () => {
  await app.stop('SIGTERM');
  rmSync(folder, { recursive: true });
});

const PAGES: readonly PageName[] = [
  'search',
  'contact',
  'talents-on-demand',
  'drop-your-info',
  'blogs-and-insights',
  'hub-stories',
  'learning-hub',
  'whitepapers',
  'events',
  'trainings-and-certifications',
  'customers',
  'impact-stories',
  'successful-submission',
];

const NAMES = { hub: HUB, slug: 'tarn' };

test.each(PAGES.flatMap((page) => [[page, ''] as const, [page, 'nb'] as const]))(
  '%s has its heading (%s)',
  async (page, language) => {
    const file = page === 'hub-stories' ? 'pages/{hub}.yaml' : fileOfPage(page, NAMES);
    const copy = parse(baseTexts()[join(language, file)] ?? '') as { heading: string };
    const response = await fetch(app.origin + join('/', language, pathOfPage(page, NAMES) ?? ''));
    expect(response.status).toBe(200);
    const root = parseHtml(await response.text());
    expect(root.querySelector('html')?.getAttribute('lang')).toBe(language || 'en');
    expect(root.querySelector('h1')?.text).toContain(copy.heading);
    expect(root.querySelector('title')?.text).not.toBe('');
  },
);

test('offers what a visitor without a form can do next', async () => {
  const response = await fetch(`${app.origin}/successful-submission`);
  const hrefs = parseHtml(await response.text())
    .querySelectorAll('main a')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining(['/', '/search', '/blogs-and-insights', '/contact']),
  );
});

test('says in the language of the page that an entry does not exist', async () => {
  const response = await fetch(`${app.origin}/nb${HUB}/finnes-ikke`);
  expect(response.status).toBe(404);
  const root = parseHtml(await response.text());
  expect(root.querySelector('h1')?.text).toBe('Fant ikke historien');
});
