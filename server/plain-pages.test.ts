/** A page of the pack's own, such as an imprint, from its file to what visitors and search engines get. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBuiltSite } from '#delivery/site-source.ts';
import { loadPack } from '#domain/content/pack/index.ts';
import { contentCommand } from '#tests/content-command.ts';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { plainPageYaml } from '#tests/plain-page.ts';
import { search } from '#tests/search-site.ts';

const FILE = 'pages/plain/imprint.yaml';
const REGISTER = 'https://register.example.com/tarn';

let app: TestApp;
let folder: string;
const reported: unknown[] = [];
beforeAll(async () => {
  folder = copyOfPack();
  mkdirSync(join(folder, 'pages/plain'));
  mkdirSync(join(folder, 'ne/pages/plain'), { recursive: true });
  const more = 'lede: What the law asks us to say.\nupdated: 2026-11-12\ncontents: On this page\n';
  writeFileSync(join(folder, FILE), plainPageYaml({ more }));
  writeFileSync(join(folder, 'ne', FILE), 'meta: { title: कानुनी सूचना }\nheading: कानुनी सूचना\n');
  const links = [
    '    - { title: Imprint, href: /imprint }',
    `    - { title: Register, href: "${REGISTER}" }`,
  ].join('\n');
  editFile(folder, 'site.yaml', /^ {2}legal:$/m, `  legal:\n${links}`);
  const titles = '    - { title: कानुनी सूचना }\n    - { title: दर्ता }';
  editFile(folder, 'ne/site.yaml', /^ {2}legal:$/m, `  legal:\n${titles}`);
  editFile(folder, 'ne/language.yaml', /^pages:$/m, 'pages:\n  - plain/imprint');
  app = await makeApp(
    'SQLite',
    { CONTENT_DIR: folder },
    {
      openSite: (apiHost) => openBuiltSite({ ...apiHost, report: (error) => reported.push(error) }),
    },
  );
});
afterAll(() => app.close());

const htmlOf = async (path: string) => (await fetch(app.origin + path)).text();
const sitemap = async () =>
  [...(await htmlOf('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );

const check = async () => (await contentCommand({ CONTENT_DIR: folder }, ['check'])).stderr;

test('the check finds no mistake in it', async () => {
  expect(await check()).not.toMatch(/plain|imprint|register/);
});

test('shows its text, its day and a table of contents', async () => {
  const html = await htmlOf('/imprint');
  expect(html).toMatch(/<h1[^>]*>Imprint</);
  expect(html).toContain('<title>Imprint | Tarn</title>');
  expect(html).toContain('What the law asks us to say.');
  expect(html).toMatch(/Last updated.*<time dateTime="2026-11-12">Nov 12, 2026</i);
  expect(html).toMatch(/<nav aria-label="On this page"/);
  expect(html).toContain('href="#responsible-for-this-website"');
  expect(html).toMatch(/<strong>Chairwoman(<!-- -->)?:<\/strong>/);
  expect(html).toContain('href="mailto:hello@tarn.example"');
  expect(html).toContain('<address');
  expect(html).toContain('"@type":"WebPage"');
  expect(html).toMatch(/"@type":"BreadcrumbList".*"name":"Imprint"/);
});

test('is linked from the footer of every page, as a page of another site is', async () => {
  const html = await htmlOf('/about');
  expect(html).toMatch(/<a href="\/imprint"[^>]*>Imprint</);
  const [link = ''] = html.match(new RegExp(`<a href="${REGISTER}".*?</a>`)) ?? [];
  expect(link).toContain('target="_blank" rel="noopener"');
  expect(link).toContain('<span class="sr-only">(opens in a new tab)</span>');
});

test('is in the sitemap and in the search', async () => {
  expect(await sitemap()).toEqual(expect.arrayContaining(['/imprint', '/ne/imprint']));
  expect((await search(app, 'Quirina Oldcastle')).urls).toEqual(['/imprint']);
});

test('is translated', async () => {
  const html = await htmlOf('/ne/imprint');
  expect(html).toMatch(/<h1[^>]*>कानुनी सूचना</);
  expect(html).toContain('पछिल्लो पटक फेरिएको:');
  expect(html).toMatch(/<a href="\/ne\/imprint"[^>]*>कानुनी सूचना</);
  expect(html).toContain(`href="${REGISTER}"`);
});

test('is gone when its file is', async () => {
  rmSync(join(folder, FILE));
  rmSync(join(folder, 'ne', FILE));
  editFile(folder, 'ne/language.yaml', 'pages:\n  - plain/imprint', 'pages:');
  await loadPack(app.engine, folder);
  await expect.poll(async () => (await fetch(`${app.origin}/imprint`)).status).toBe(404);
  expect(await sitemap()).not.toContain('/imprint');
  expect((await search(app, 'Quirina Oldcastle')).urls).toEqual([]);
  expect(await check()).toContain('/imprint is not a page of this site');
  expect(reported).toEqual([]);
});
