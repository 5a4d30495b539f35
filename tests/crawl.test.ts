/**
 * Crawls the site as `npm start` serves it, with the pack in `content/`: every page, link and file.
 * The checks hold for any pack.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productBuild } from '#scripts/build.mjs';
import { builtSite } from './built-site.ts';
import { type Crawl, type CrawledPage, crawl } from './crawler.ts';
import { hasDefaultPack } from './pack.ts';
import { PAGE_CHECKS } from './page-checks/page-checks.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { testSpecifiedPages } from './specified-pages.ts';

/** Milliseconds. Without a cache, all share pictures are rendered first. */
const TIMEOUT = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'crawl-'));
let app: ServerProcess;
let site: Crawl;
beforeAll(async () => {
  app = await startServer({ DATABASE_URL: `sqlite:${join(folder, 'site.db')}` }, productBuild);
  site = await crawl(app.origin, await builtInPaths());
}, TIMEOUT);
afterAll(async () => {
  await app.stop('SIGTERM');
  rmSync(folder, { recursive: true });
});

/** Paths of the route table: some are linked only from other sites. */
async function builtInPaths(): Promise<string[]> {
  const { routes } = await builtSite(productBuild);
  return routes.map(({ path }) => path).filter((path) => !path.includes(':'));
}

/** Includes the gallery of components, which exists only in development. */
const MISSING = [
  ...['/nobody', '/service-packages/nobody', '/talents-on-demand/nobody'],
  ...['/ui', '/ui/button'],
];

test.each(MISSING)('%s is a 404 with a readable header', async (path) => {
  const response = await fetch(app.origin + path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('data-hour="night"');
});

const isOwn = ({ path, canonical, isIndexed }: CrawledPage) => isIndexed && canonical === path;

/** Milliseconds for all checks of some hundred pages. */
const MANY_PAGES = 180_000;

test(
  'every page passes the page checks',
  () => {
    const problems = [...site.pages.values()].flatMap((page) =>
      PAGE_CHECKS.flatMap((check) => check(page).map((problem) => `${page.path} ${problem}`)),
    );
    expect(problems).toEqual([]);
    expect(site.pages.size).toBeGreaterThan(site.sitemap.length);
  },
  MANY_PAGES,
);

test('every link leads to a page without a redirect, and to an existing fragment', () => {
  const problems = site.links.flatMap(({ from, to, fragment }) => {
    const { status, location } = site.responses.get(to) ?? { status: 0, location: '' };
    if (status !== 200) return [`${from} → ${to}: ${status} ${location}`.trim()];
    const page = site.pages.get(to);
    if (fragment && page && !page.ids.has(fragment)) return [`${from} → ${to}: no #${fragment}`];
    return [];
  });
  expect([...new Set(problems)]).toEqual([]);
});

test('every picture, style, script, video and share picture exists', () => {
  const problems = site.files.flatMap(({ from, to }) => {
    const status = site.responses.get(to)?.status;
    return status === 200 ? [] : [`${from}: ${to} ${status}`];
  });
  expect([...new Set(problems)]).toEqual([]);
});

test('the sitemap lists indexed pages by their canonical URLs', () => {
  const problems = site.sitemap.flatMap((path) => {
    const page = site.pages.get(path);
    if (!page) return [`${path}: ${site.responses.get(path)?.status}`];
    const wrong = [];
    if (!isOwn(page)) wrong.push(`${path}: not indexed, or at ${page.canonical}`);
    if (!page.description) wrong.push(`${path}: no description`);
    return wrong;
  });
  expect(problems).toEqual([]);
});

test('every indexed page is in the sitemap and linked', () => {
  const listed = new Set(site.sitemap);
  const missing = [...site.pages.values()]
    // Further pages of a list have their own URLs, and are reached through the first.
    .filter((page) => isOwn(page) && !page.path.includes('?') && !listed.has(page.path))
    .map(({ path }) => `${path} is not in the sitemap`);
  const reached = new Set(site.links.filter(({ from, to }) => from !== to).map(({ to }) => to));
  const orphans = site.sitemap
    .filter((path) => !reached.has(path))
    .map((path) => `nothing links to ${path}`);
  expect([...missing, ...orphans]).toEqual([]);
});

test('no two pages have the same title', () => {
  const pages = site.sitemap.flatMap((path) => site.pages.get(path) ?? []);
  const same = [...Map.groupBy(pages, ({ title }) => title)].filter(([, each]) => each.length > 1);
  expect(same.map(([title, each]) => `${title}: ${each.map(({ path }) => path)}`)).toEqual([]);
});

if (hasDefaultPack) {
  describe('the default pack as specified', () => {
    testSpecifiedPages(() => site.pages);
  });
}
