/** Crawls the second demo: every page, link and file. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Crawl, crawl } from './crawler.ts';
import { serveLyngheim, wordsOfTheFirst } from './lyngheim-site.ts';
import { PAGE_CHECKS } from './page-checks/page-checks.ts';
import type { ServerProcess } from './server-process.ts';

/** Some pages are linked from other sites only. */
const UNLINKED = ['/search?q=rope', '/successful-submission', '/offline', '/schedule-a-meeting'];

let app: ServerProcess;
let site: Crawl;
beforeAll(async () => {
  app = await serveLyngheim();
  site = await crawl(app.origin, UNLINKED);
}, 300_000);
afterAll(() => app.stop('SIGTERM'));

test('every link leads to a page, and every file exists', () => {
  expect(site.pages.size).toBeGreaterThan(70);
  const failed = [...site.links, ...site.files].flatMap(({ from, to }) => {
    const status = site.responses.get(to)?.status ?? 200;
    return status < 400 ? [] : [`${from} → ${to}: ${status}`];
  });
  expect([...new Set(failed)]).toEqual([]);
});

test('every page passes the page checks', () => {
  const problems = [...site.pages.values()].flatMap((page) =>
    PAGE_CHECKS.flatMap((check) => check(page).map((problem) => `${page.path} ${problem}`)),
  );
  expect(problems).toEqual([]);
});

test('no page says anything of the first brand', () => {
  const words = [...site.pages].flatMap(([path, { html }]) => wordsOfTheFirst(path, html));
  expect(words).toEqual([]);
});
