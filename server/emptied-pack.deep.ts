/** The site of a pack in which every list is empty: all its pages still work. */
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Crawl, crawl } from '#tests/crawler.ts';
import { AREAS } from '#tests/emptied-pack.ts';
import { copyOfPack } from '#tests/invalid-pack.ts';
import { type ServerProcess, startServer } from '#tests/server-process.ts';

const EMPTY_PAGES = AREAS.flatMap(([, , page]) => page ?? []);

const pack = copyOfPack();
let server: ServerProcess;
let crawled: Crawl;
let home: ReturnType<typeof parse>;

beforeAll(async () => {
  for (const [, empty] of AREAS) empty(pack);
  const DATABASE_URL = `sqlite:${join(pack, 'site.db')}`;
  server = await startServer({ DATABASE_URL, CONTENT_DIR: pack });
  crawled = await crawl(server.origin);
  home = parse(await (await fetch(server.origin)).text());
}, 180_000);

afterAll(async () => {
  await server?.stop('SIGTERM');
});

test('no page fails, and the sitemap lists no page of an empty area', () => {
  const failed = [...crawled.responses].filter(([, { status }]) => status >= 500);
  expect(failed).toEqual([]);
  expect(crawled.pages.size).toBeGreaterThan(20);
  expect(crawled.sitemap.filter((path) => EMPTY_PAGES.includes(path))).toEqual([]);
  for (const path of crawled.sitemap)
    expect([path, crawled.responses.get(path)?.status]).toEqual([path, 200]);
});

test('no menu links to an empty area', () => {
  const links = home
    .querySelectorAll('header a, footer a')
    .map((link) => link.getAttribute('href')?.replace(/[?#].*$/s, '') ?? '');
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((href) => EMPTY_PAGES.includes(href))).toEqual([]);
});

test('the home page leaves out the sections of empty areas', () => {
  expect(home.querySelector('#packages')).toBeNull();
  expect(home.querySelector('#partners-title')).toBeNull();
  expect(home.querySelector('#voices-title')).toBeNull();
});
