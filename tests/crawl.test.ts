/**
 * The site as `npm start` serves it, with whatever pack stands in `content/`: every page of it, every
 * link and every file. What is asked here holds for any pack.
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

/** Milliseconds: on a machine that never drew the shared pictures, all of them are drawn. */
const TIMEOUT = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'crawl-'));
let app: ServerProcess;
let found: Crawl;
beforeAll(async () => {
  app = await startServer({ DATABASE_URL: `sqlite:${join(folder, 'site.db')}` }, productBuild);
  found = await crawl(app.origin, await builtInPaths());
}, TIMEOUT);
afterAll(async () => {
  await app.stop('SIGTERM');
  rmSync(folder, { recursive: true });
});

/** Of the route table: some are linked from elsewhere only. */
async function builtInPaths(): Promise<string[]> {
  const { routes } = await builtSite(productBuild);
  return routes.map(({ path }) => path).filter((path) => !path.includes(':'));
}

/** Also the gallery of components, which only those who work on them see. */
const MISSING = [
  ...['/nobody', '/service-packages/nobody', '/talents-on-demand/nobody'],
  ...['/ui', '/ui/button'],
];

test.each(MISSING)('%s is missing under a header that can be read', async (path) => {
  const response = await fetch(app.origin + path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('data-hour="night"');
});

const isOwn = ({ path, canonical, isIndexed }: CrawledPage) => isIndexed && canonical === path;

/** Milliseconds for all checks of some hundred pages. */
const MANY_PAGES = 180_000;

test(
  'every page passes the checks of a page',
  () => {
    const problems = [...found.pages.values()].flatMap((page) =>
      PAGE_CHECKS.flatMap((check) => check(page).map((problem) => `${page.path} ${problem}`)),
    );
    expect(problems).toEqual([]);
    expect(found.pages.size).toBeGreaterThan(found.sitemap.length);
  },
  MANY_PAGES,
);

test('every link leads to a page at once, and to a part of it that is there', () => {
  const problems = found.links.flatMap(({ from, to, fragment }) => {
    const { status, location } = found.answers.get(to) ?? { status: 0, location: '' };
    if (status !== 200) return [`${from} → ${to}: ${status} ${location}`.trim()];
    const page = found.pages.get(to);
    if (fragment && page && !page.ids.has(fragment)) return [`${from} → ${to}: no #${fragment}`];
    return [];
  });
  expect([...new Set(problems)]).toEqual([]);
});

test('every picture, style, script and film is there, and what is shared of each page', () => {
  const problems = found.files.flatMap(({ from, to }) => {
    const status = found.answers.get(to)?.status;
    return status === 200 ? [] : [`${from}: ${to} ${status}`];
  });
  expect([...new Set(problems)]).toEqual([]);
});

test('what the sitemap lists are pages to be found, under their own URL', () => {
  const problems = found.sitemap.flatMap((path) => {
    const page = found.pages.get(path);
    if (!page) return [`${path}: ${found.answers.get(path)?.status}`];
    const wrong = [];
    if (!isOwn(page)) wrong.push(`${path}: not to be found, or at ${page.canonical}`);
    if (!page.description) wrong.push(`${path}: no description`);
    return wrong;
  });
  expect(problems).toEqual([]);
});

test('whatever may be found is in the sitemap, and whatever is there is linked from somewhere', () => {
  const listed = new Set(found.sitemap);
  const missing = [...found.pages.values()]
    // Further pages of a list have URLs of their own, and are found through the first.
    .filter((page) => isOwn(page) && !page.path.includes('?') && !listed.has(page.path))
    .map(({ path }) => `${path} is not in the sitemap`);
  const reached = new Set(found.links.filter(({ from, to }) => from !== to).map(({ to }) => to));
  const orphans = found.sitemap
    .filter((path) => !reached.has(path))
    .map((path) => `nothing links to ${path}`);
  expect([...missing, ...orphans]).toEqual([]);
});

test('no two pages have the same title', () => {
  const pages = found.sitemap.flatMap((path) => found.pages.get(path) ?? []);
  const same = [...Map.groupBy(pages, ({ title }) => title)].filter(([, each]) => each.length > 1);
  expect(same.map(([title, each]) => `${title}: ${each.map(({ path }) => path)}`)).toEqual([]);
});

if (hasDefaultPack) {
  describe('the default pack, as the specification has it', () => {
    testSpecifiedPages(() => found.pages);
  });
}
