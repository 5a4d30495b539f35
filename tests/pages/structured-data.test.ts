/**
 * Structured data as the server sends it. The crawl checks on each page that it matches the visible
 * text (`tests/page-checks/structured-data-visibility.ts`).
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { matchPath } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIRST_LANGUAGE, languageOfPath } from '#contract/languages.ts';
import { buildFolder } from '#delivery/build-folder.ts';
import { builtSite } from '#tests/built-site.ts';
import type { Node } from '#tests/google-types.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { textOf } from '#tests/server-page.ts';
import { adviceIn, graphIn, omittedButPresent, problemsIn } from '#tests/structured-data.ts';
import { STRUCTURED_PAGES } from '#tests/structured-pages.ts';

interface Question {
  name: string;
  acceptedAnswer: { text: string };
}

let app: TestApp;
beforeAll(async () => {
  app = await makeApp('SQLite');
});
afterAll(() => app.close());

const findNode = (graph: readonly Node[], type: string) =>
  graph.find((node) => node['@type'] === type) as Node;

const htmlOf = async (path: string) => (await fetch(app.origin + path)).text();

test.each(STRUCTURED_PAGES)('$path has valid structured data', async (page) => {
  const { path, types, missingRecommended = [] } = page;
  const html = await htmlOf(path);
  expect(problemsIn(html)).toEqual([]);
  expect(graphIn(html).map((node) => node['@type'])).toEqual(
    expect.arrayContaining(['Organization', ...types]),
  );
  expect(graphIn(html)).toHaveLength(types.length + 1);
  expect(adviceIn(html)).toEqual(missingRecommended);
  expect(omittedButPresent(html)).toEqual([]);
});

test('covers every page template', async () => {
  const { routes } = await builtSite();
  const paths = STRUCTURED_PAGES.map(({ path }) => path.replace(/\?.*/, ''));
  // The stories of customers have one template with several URLs; the gallery is for tests only.
  // Other languages have the same templates, and the crawl visits those of the product's pack. The
  // status page of an application is private and has no structured data.
  const others = [
    ...['/', '/sharp-scribe', '/anthropic-identity', '/ui/:component?', '/application/:token'],
  ];
  const uncovered = routes.filter(
    ({ path }) =>
      languageOfPath(path, ['ne']) === FIRST_LANGUAGE &&
      !others.includes(path) &&
      !paths.some((one) => matchPath(path, one)),
  );
  expect(uncovered).toEqual([]);
});

test.each([
  ['/no-such-page', 404],
  ['/talents-on-demand/no-such-job', 404],
  ['/talents-on-demand/shopify-developer', 410],
  ['/blogs-and-insights/nobody', 404],
  ['/events/nobody', 404],
  ['/newsletter?leave=x', 410],
])('%s has no structured data', async (path, status) => {
  const response = await fetch(app.origin + path);
  expect(response.status).toBe(status);
  expect((await response.text()).includes('ld+json')).toBe(false);
});

test('a search result has no ItemList', async () => {
  const types = graphIn(await htmlOf('/blogs-and-insights?q=team')).map((node) => node['@type']);
  expect(types).toEqual(['Organization', 'BreadcrumbList']);
});

test('never contains the join link of an event, even while the page shows it', async () => {
  const { db } = app.engine;
  const slug = 'what-your-first-release-will-cost';
  const now = Date.now();
  const { join_link } = await db
    .updateTable('calendar_events')
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

test('a session states neither the URL of its video nor a price', async () => {
  const [, lesson] = graphIn(await htmlOf('/learning-hub/sql-for-the-first-job'));
  expect(lesson).toMatchObject({ '@type': 'LearningResource', isAccessibleForFree: true });
  expect(lesson).not.toHaveProperty('contentUrl');
});

test('a job states where people work and where they may live', async () => {
  const jobAt = async (slug: string) =>
    findNode(graphIn(await htmlOf(`/talents-on-demand/${slug}`)), 'JobPosting');
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
    jobLocation: { address: { addressLocality: 'Kathmandu', addressCountry: 'NP' } },
  });
  expect(onSite).not.toHaveProperty('jobLocationType');
});

const WITH_QUESTIONS = STRUCTURED_PAGES.filter(({ types }) => types.includes('FAQPage'));

test.each(WITH_QUESTIONS)('$path states its visible questions, in order', async ({ path }) => {
  const html = await htmlOf(path);
  const visibleQuestions = parse(html)
    .querySelectorAll('#questions details')
    .map((details) => [
      textOf(details.querySelector('summary')),
      textOf(details.querySelector('summary + div > p')),
    ]);
  const { mainEntity } = findNode(graphIn(html), 'FAQPage') as { mainEntity: Question[] };
  expect(mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
    visibleQuestions,
  );
});

test('is not in the browser bundles', () => {
  const folder = join(buildFolder, 'client/assets');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    expect(readFileSync(join(folder, name), 'utf8'), name).not.toMatch(
      /schema\.org|structuredData|BreadcrumbList|JobPosting/,
    );
  }
});
