/** Author pages, with the site's own API and with the API on another host. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Node } from '#tests/google-types.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { graphIn } from '#tests/structured-data.ts';

let app: TestApp;
let front: TestApp;
beforeAll(async () => {
  app = await makeApp('SQLite');
  front = await makeApp('SQLite', { API_BASE_URL: app.origin });
});
afterAll(async () => {
  await front.close();
  await app.close();
});

const page = async (path: string, { origin } = app) => {
  const response = await fetch(origin + path);
  return { status: response.status, html: await response.text() };
};

test('shows the author and lists their articles', async () => {
  for (const site of [app, front]) {
    const { status, html } = await page('/authors/elin-bergstrand', site);
    expect(status).toBe(200);
    expect(html).toContain('<h1 class="text-4xl tracking-[-0.04em]">Elin Bergstrand</h1>');
    expect(html).toContain('Delivery manager, Portland');
    expect(html).toContain('href="/blogs-and-insights/estimate-without-lying"');
    expect(html).toContain('href="/whitepapers/single-sign-on-for-a-company-of-fifty"');
  }
});

test.each([
  ['/blogs-and-insights/estimate-without-lying', 'elin-bergstrand', 'Elin Bergstrand'],
  ['/experience-nepal/tihar-five-days-of-lamps', 'yonjan-lama', 'Yonjan Lama'],
  ['/whitepapers/single-sign-on-for-a-company-of-fifty', 'elin-bergstrand', 'Elin Bergstrand'],
])('%s links to its author, and names them', async (path, slug, name) => {
  const { html } = await page(path);
  expect(html.split(`href="/authors/${slug}"`).length - 1).toBe(2);
  const article = graphIn(html).find((node) => /Article|Posting/.test(String(node['@type'])));
  expect((article as Node).author).toMatchObject({
    '@type': 'Person',
    name,
    url: `${app.origin}/authors/${slug}`,
  });
});

test('the sitemap lists authors', async () => {
  for (const site of [app, front]) {
    const { html: xml } = await page('/sitemap.xml', site);
    const slugs = [...xml.matchAll(/\/authors\/([a-z-]+)<\/loc>/g)].map(([, slug]) => slug);
    expect(slugs.toSorted()).toEqual(['elin-bergstrand', 'kabita-rai', 'yonjan-lama']);
  }
});

test('an unknown author is a 404 page', async () => {
  const { status, html } = await page('/authors/nobody');
  expect(status).toBe(404);
  expect(html).toContain('No such author');
});
