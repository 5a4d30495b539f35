/** The site of a pack in which every list is empty: each page of it can be seen. */
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Crawl, crawl } from '#tests/crawler.ts';
import { AREAS } from '#tests/emptied-pack.ts';
import { copyOfPack } from '#tests/invalid-pack.ts';
import { type ServerProcess, startServer } from '#tests/server-process.ts';

const GONE = AREAS.flatMap(([, , page]) => page ?? []);

const pack = copyOfPack();
let server: ServerProcess;
let found: Crawl;
let home: ReturnType<typeof parse>;

beforeAll(async () => {
  for (const [, empty] of AREAS) empty(pack);
  const DATABASE_URL = `sqlite:${join(pack, 'site.db')}`;
  server = await startServer({ DATABASE_URL, CONTENT_DIR: pack });
  found = await crawl(server.origin);
  home = parse(await (await fetch(server.origin)).text());
}, 180_000);

afterAll(async () => {
  await server?.stop('SIGTERM');
});

test('no page fails, and the sitemap lists none without entries', () => {
  const failed = [...found.answers].filter(([, { status }]) => status >= 500);
  expect(failed).toEqual([]);
  expect(found.pages.size).toBeGreaterThan(20);
  expect(found.sitemap.filter((path) => GONE.includes(path))).toEqual([]);
  for (const path of found.sitemap)
    expect([path, found.answers.get(path)?.status]).toEqual([path, 200]);
});

test('no menu leads to an empty area', () => {
  const links = home
    .querySelectorAll('header a, footer a')
    .map((link) => link.getAttribute('href')?.replace(/[?#].*$/s, '') ?? '');
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((href) => GONE.includes(href))).toEqual([]);
});

test('the home page leaves out what would tease an empty area', () => {
  expect(home.querySelector('#packages')).toBeNull();
  expect(home.querySelector('#partners-title')).toBeNull();
  expect(home.querySelector('#voices-title')).toBeNull();
});
