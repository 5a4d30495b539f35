/** The sitemap and the API of a pack without any optional content. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { copyOfPack } from '#tests/invalid-pack.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const FOLDERS = [
  'experience-nepal',
  'learning-hub',
  'whitepapers',
  'pages/stories',
  'jobs',
  'events',
];
const LISTS = ['case-studies', 'impact-stories'];
const GONE = [
  '/experience-nepal',
  '/learning-hub',
  '/whitepapers',
  '/customers',
  '/impact-stories',
];

const folder = copyOfPack();
let app: TestApp;
beforeAll(async () => {
  for (const name of FOLDERS) rmSync(join(folder, name), { recursive: true });
  for (const name of LISTS) writeFileSync(join(folder, `${name}.yaml`), '[]\n');
  app = await makeApp('SQLite', { CONTENT_DIR: folder });
});
afterAll(() => app.close());

test('the sitemap omits lists without entries, except those that always have a page', async () => {
  const xml = await (await fetch(`${app.origin}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]*)/g)].map(([, url]) => new URL(url ?? '').pathname);
  expect(paths.filter((path) => GONE.includes(path))).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(['/talents-on-demand', '/events', '/about']));
});

/** The path of a page and the file of its copy, which has the text for an empty list. */
const EMPTY = [
  ['/talents-on-demand', 'talents-on-demand'],
  ['/events', 'events'],
  ['/whitepapers', 'whitepapers'],
] as const;

interface ListCopy {
  empty?: { title: string };
  list: { empty: { title: string } };
}

test.each(EMPTY)('%s shows the text for an empty list', async (path, file) => {
  const copy = parse(readFileSync(join(folder, `pages/${file}.yaml`), 'utf8')) as ListCopy;
  const { title } = copy.empty ?? copy.list.empty;
  const page = await fetch(app.origin + path);
  expect(page.status).toBe(200);
  expect((await page.text()).includes(title), title).toBe(true);
});

test('the application form has no options to choose from', async () => {
  const response = await fetch(`${app.origin}/api/v1/public/job-application/options`);
  expect(await response.json()).toEqual({
    data: { languages: [], frameworks: [], softwares: [], certifications: [] },
  });
  expect((await fetch(`${app.origin}/drop-your-info`)).status).toBe(200);
});
