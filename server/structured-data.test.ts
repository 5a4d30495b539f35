/** What pages tell search engines, as the server sends it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { matchPath } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Node } from '#tests/google-types.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { serverPage } from '#tests/server-page.ts';
import { adviceIn, graphIn, problemsIn } from '#tests/structured-data.ts';
import { STRUCTURED_PAGES } from '#tests/structured-pages.ts';
import { buildFolder } from './build-folder.ts';

/** The company tells neither when it was founded nor a registered name: the pack has none. */
const UNKNOWN = ['Organization: foundingDate', 'Organization: legalName'];

let app: TestApp;
beforeAll(async () => {
  app = await makeApp('SQLite');
});
afterAll(() => app.close());

const named = (graph: readonly Node[], type: string) =>
  graph.find((node) => node['@type'] === type) as Node;

const htmlOf = async (path: string) => (await fetch(app.origin + path)).text();

describe.each(STRUCTURED_PAGES)('$path', ({ path, types, shown, unknown = [] }) => {
  test('tells what it is, without a mistake', async () => {
    const html = await htmlOf(path);
    expect(problemsIn(html)).toEqual([]);
    expect(graphIn(html).map((node) => node['@type'])).toEqual(
      expect.arrayContaining(['Organization', ...types]),
    );
    expect(graphIn(html)).toHaveLength(types.length + 1);
    expect(adviceIn(html)).toEqual([...UNKNOWN, ...unknown]);
  });

  test('tells what it shows', async () => {
    const page = await serverPage(app.origin, path);
    const graph = graphIn(page.html);
    for (const text of shown?.(graph[1] as Node, graph[2] as Node) ?? []) {
      expect(page.text).toContain(text);
    }
    const start = graph[1]?.startDate;
    if (start) expect(page.times).toContain(new Date(String(start)).toISOString());
    const links = page.links.map((link) => link.split(' → ').at(-1));
    const items = (named(graph, 'ItemList')?.itemListElement ?? []) as { url: string }[];
    for (const { url } of items) expect(links).toContain(url.replace(app.origin, ''));
  });

  test('tells the steps that lead to it, in the words of the page', async () => {
    const page = await serverPage(app.origin, path);
    const list = named(graphIn(page.html), 'BreadcrumbList');
    const told = (list?.itemListElement ?? []) as { name: string; item: string }[];
    const isLink = (step: string) => page.links.some((link) => link.startsWith(`${step} → `));
    const visible = page.breadcrumb.filter(
      (step, index) => index === page.breadcrumb.length - 1 || isLink(step),
    );
    expect(told.map(({ name }) => name)).toEqual(visible);
    for (const { name, item } of told.slice(0, -1)) {
      expect(page.links).toContain(`${name} → ${item.replace(app.origin, '')}`);
    }
    expect(told.at(-1)?.item ?? app.origin + path).toBe(app.origin + path);
  });
});

test('every template of a page is among these', async () => {
  const built = pathToFileURL(join(buildFolder, 'server/index.js')).href;
  const { routes } = (await import(built)) as { routes: Record<string, { path?: string }> };
  const paths = STRUCTURED_PAGES.map(({ path }) => path.replace(/\?.*/, ''));
  // A story of a customer has a URL of its own, all of one form; the gallery is for tests.
  const others = ['sharp-scribe', 'anthropic-identity', 'ui/:component?', '*'];
  const left = Object.values(routes).filter(
    ({ path }) =>
      path && !others.includes(path) && !paths.some((one) => matchPath(`/${path}`, one)),
  );
  expect(left).toEqual([]);
});

test('what is told is what the page’s one URL is', async () => {
  for (const { path } of STRUCTURED_PAGES) {
    const page = await serverPage(app.origin, path);
    const [, main] = graphIn(page.html);
    if (main?.url && page.canonical) expect(main.url, path).toBe(page.canonical);
  }
});

test.each([
  ['/no-such-page', 404],
  ['/talents-on-demand/no-such-job', 404],
  ['/talents-on-demand/shopify-developer', 410],
  ['/blogs-and-insights/nobody', 404],
  ['/events/nobody', 404],
  ['/newsletter?leave=x', 410],
])('%s tells nothing', async (path, status) => {
  const page = await serverPage(app.origin, path);
  expect(page.status).toBe(status);
  expect(page.html.includes('ld+json')).toBe(false);
});

test('a search is no list of ours', async () => {
  const types = graphIn(await htmlOf('/blogs-and-insights?q=team')).map((node) => node['@type']);
  expect(types).toEqual(['Organization', 'BreadcrumbList']);
});

test('the link to join is never told, also while it is given', async () => {
  const { db } = app.engine;
  const slug = 'what-your-first-release-will-cost';
  const now = Date.now();
  const { join_link } = await db
    .updateTable('gatherings')
    .set({ starts_at: now - 60_000, ends_at: now + 3_600_000 })
    .where('slug', '=', slug)
    .returning('join_link')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('content_state')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
  const html = await htmlOf(`/events/${slug}`);
  expect(html.includes(String(join_link))).toBe(true);
  expect(problemsIn(html)).toEqual([]);
  expect(JSON.stringify(graphIn(html))).not.toContain(join_link);
});

test('a session says neither where its film is nor that it costs anything', async () => {
  const [, lesson] = graphIn(await htmlOf('/learning-hub/sql-for-the-first-job'));
  expect(lesson).toMatchObject({ '@type': 'LearningResource', isAccessibleForFree: true });
  expect(lesson).not.toHaveProperty('contentUrl');
});

test('where somebody works, and where they may live', async () => {
  const jobAt = async (slug: string) =>
    named(graphIn(await htmlOf(`/talents-on-demand/${slug}`)), 'JobPosting');
  const nepal = [{ '@type': 'Country', name: 'Nepal' }];
  const remote = await jobAt('senior-react-engineer');
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: nepal,
    employmentType: 'FULL_TIME',
  });
  expect(remote).not.toHaveProperty('jobLocation');
  const onSite = await jobAt('qa-trainee');
  expect(onSite).toMatchObject({
    employmentType: 'INTERN',
    jobLocation: { address: { addressLocality: 'Kathmandu', addressCountry: 'Nepal' } },
  });
  expect(onSite).not.toHaveProperty('jobLocationType');
});

test('browsers get none of it in their bundles', () => {
  const folder = join(buildFolder, 'client/assets');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    expect(readFileSync(join(folder, name), 'utf8'), name).not.toMatch(
      /schema\.org|structuredData|BreadcrumbList|JobPosting/,
    );
  }
});
