/**
 * The site as `npm start` serves it, with whatever pack stands in `content/`: every page of it, every
 * link and every file. What is asked here holds for any pack.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productBuild } from '#scripts/build.mjs';
import { type Crawl, type CrawledPage, crawl } from './crawler.ts';
import { hasDefaultPack } from './pack.ts';
import { siteHtmlProblems } from './page-checks/valid-html.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { testSpecifiedPages } from './specified-pages.ts';
import { problemsIn } from './structured-data.ts';
import { styledClasses, unstyledClasses } from './styled-classes.ts';

/**
 * What is asked of each page by itself: a check gets the page and says what is wrong with it, a line
 * for each finding. A further one is added here.
 */
const PAGE_CHECKS: readonly ((page: CrawledPage) => string[])[] = [
  isValid,
  isFindable,
  tellsPrograms,
  isStyled,
  hasMatchingHeaderTheme,
];

/** Characters: what search engines show of it, and not much less. */
const DESCRIPTION = { least: 50, most: 160 };

/** Pages of what editors and other hosts bring: what they say of themselves is theirs. */
const ENTRY =
  /^\/(talents-on-demand|blogs-and-insights|experience-nepal|learning-hub|whitepapers|events|trainings-and-certifications)\/./;

/** Milliseconds: on a machine that never drew the shared pictures, all of them are drawn. */
const TIMEOUT = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'crawl-'));
const styled = styledClasses(productBuild.folder);
const problemsOfHtml = siteHtmlProblems();
let app: ServerProcess;
let found: Crawl;
beforeAll(async () => {
  app = await startServer({ DATABASE_URL: `sqlite:${join(folder, 'site.db')}` }, productBuild);
  found = await crawl(app.origin);
}, TIMEOUT);
afterAll(async () => {
  await app.stop('SIGTERM');
  rmSync(folder, { recursive: true });
});

/** Browsers and checkers read its markup alike. */
function isValid({ html, root }: CrawledPage): string[] {
  return problemsOfHtml(html, root).map((problem) => `HTML: ${problem}`);
}

/** A page that may be found says what it is about. */
function isFindable({ isIndexed, title, canonical, root }: CrawledPage): string[] {
  const problems = [];
  if (!title) problems.push('has no title');
  if (isIndexed && !canonical) problems.push('tells no canonical address');
  if (!isIndexed && canonical) problems.push('is not to be found, but tells a canonical address');
  if (root.querySelectorAll('h1').length !== 1) problems.push('has not one first heading');
  return problems;
}

/** What it tells programs is right, by schema.org's types and Google's rules. */
function tellsPrograms({ html }: CrawledPage): string[] {
  return problemsIn(html).map((problem) => `structured data: ${problem}`);
}

/** Its own style sheet has all that the sheet of all pages could do for it. */
function isStyled({ root }: CrawledPage): string[] {
  return unstyledClasses(root, styled).map((name) => `has no style for "${name}"`);
}

/** The header has the colours for the sky below it, of which the route's handle tells. */
function hasMatchingHeaderTheme({ root }: CrawledPage): string[] {
  const isNight = (place: string) => root.querySelector(`${place}[data-hour="night"]`) !== null;
  return isNight('header') === isNight('main ') ? [] : ['has another hour in its header'];
}

const MISSING = ['/nobody', '/service-packages/nobody', '/talents-on-demand/nobody'];

test.each(MISSING)('%s is missing under a header that can be read', async (path) => {
  const response = await fetch(app.origin + path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('data-hour="night"');
});

const isOwn = ({ path, canonical, isIndexed }: CrawledPage) => isIndexed && canonical === path;

test('every page passes the checks of a page', () => {
  const problems = [...found.pages.values()].flatMap((page) =>
    PAGE_CHECKS.flatMap((check) => check(page).map((problem) => `${page.path} ${problem}`)),
  );
  expect(problems).toEqual([]);
  expect(found.pages.size).toBeGreaterThan(found.sitemap.length);
});

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

test('no description of a built-in page is cut off, or says next to nothing', () => {
  const builtIn = found.sitemap.filter((path) => !ENTRY.test(path));
  const problems = builtIn.flatMap((path) => {
    const { length } = found.pages.get(path)?.description ?? '';
    const { least, most } = DESCRIPTION;
    return length < least || length > most ? [`${path}: ${length} characters`] : [];
  });
  expect(problems).toEqual([]);
});

if (hasDefaultPack) {
  describe('the default pack, as the specification has it', () => {
    testSpecifiedPages(() => app.origin);
  });
}
