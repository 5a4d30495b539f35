import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const PUBLIC_URL = 'https://www.tarn.example';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp('SQLite', { PUBLIC_URL });
});
afterAll(() => app.close());

/** The names and properties in the head with their content, the title, and the canonical URL. */
async function headOf(path: string, { origin } = app): Promise<Record<string, string>> {
  const html = await (await fetch(origin + path)).text();
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  return {
    ...Object.fromEntries(tags.map(([, name, content]) => [name, content])),
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '',
  };
}

test('has a title with the brand, share metadata and one canonical URL', async () => {
  const head = await headOf('/talents-on-demand/lead-platform-engineer?utm_source=letter');
  const url = `${PUBLIC_URL}/talents-on-demand/lead-platform-engineer`;
  expect(head).toMatchObject({
    title: 'Lead Platform Engineer | Tarn',
    'og:title': 'Lead Platform Engineer | Tarn',
    'og:url': url,
    canonical: url,
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Lead Platform Engineer | Tarn',
    'og:type': 'website',
    'og:locale': 'en_US',
    'og:site_name': 'Tarn',
    'og:image': `${PUBLIC_URL}/share/talents-on-demand/lead-platform-engineer.png`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Lead Platform Engineer | Tarn',
    'twitter:image:alt': 'Lead Platform Engineer | Tarn',
  });
  expect(head['twitter:image']).toBe(head['og:image']);
  expect(head['twitter:description']).toBe(head.description);
  expect(head).not.toHaveProperty('article:published_time');
  expect(head.description).toBe(head['og:description']);
  expect(head.keywords).toContain('Kubernetes');
});

test('the home page has only the brand as its title', async () => {
  expect(await headOf('/')).toMatchObject({
    title: 'Tarn',
    canonical: `${PUBLIC_URL}/`,
    'og:image': `${PUBLIC_URL}/share/home.png`,
  });
});

test('each page of a list has its own URL, the first without a number', async () => {
  expect((await headOf('/talents-on-demand')).canonical).toBe(`${PUBLIC_URL}/talents-on-demand`);
  expect((await headOf('/talents-on-demand?page=2')).canonical).toBe(
    `${PUBLIC_URL}/talents-on-demand?page=2`,
  );
});

test.each(['/no-such-page', '/successful-submission', '/talents-on-demand/shopify-developer'])(
  '%s is not indexed',
  async (path) => {
    const head = await headOf(path);
    expect(head.robots).toBe('noindex');
    expect(head.canonical).toBe('');
  },
);

test('every application form shares one picture, described by what it shows', async () => {
  const any = await headOf('/drop-your-info');
  const one = await headOf('/drop-your-info?jobId=senior-react-engineer');
  expect(one.title).toBe('Apply: Senior React Engineer | Tarn');
  for (const name of ['og:image', 'og:image:alt'] as const) expect(one[name]).toBe(any[name]);
});

test('an entry has its own title, description, tags and picture', async () => {
  const path = '/blogs-and-insights/why-our-packages-have-a-starting-price';
  const head = await headOf(path);
  const url = `${PUBLIC_URL}${path}`;
  expect(head).toMatchObject({
    // The title for search engines.
    title: 'What “starting at” means in a software package | Tarn',
    canonical: url,
    'og:url': url,
    'og:type': 'article',
    'twitter:card': 'summary_large_image',
    'og:image': expect.stringMatching(
      /^https:\/\/www\.tarn\.example\/media\/covers\/[a-z-]+\.jpg$/,
    ),
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringMatching(/\w+ \w+/),
    'article:published_time': expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    keywords: 'Company + Product, Packages, Delivery',
  });
  expect(head.description?.length).toBeGreaterThanOrEqual(120);
});

test("extends a short description, and falls back to the section's", async () => {
  const { db } = app.engine;
  const describe = (meta_description: string) =>
    db
      .updateTable('articles')
      .set({ meta_description, meta_title: '', cover: JSON.stringify({ drawing: '' }) })
      .where('slug', '=', 'tihar-five-days-of-lamps')
      .execute();
  const read = async () => headOf('/experience-nepal/tihar-five-days-of-lamps');
  await describe('Short.');
  await db
    .updateTable('content_state')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
  expect((await read()).description).toBe('Short. - Explore more with Tarn.');
  await describe('');
  await db
    .updateTable('content_state')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
  const head = await read();
  expect(head.description).toMatch(/festivals, traditions and everyday life/);
  expect(head.title).toMatch(/^Tihar.* \| Tarn$/);
});

test("extends a short description in the page's language", async () => {
  const { db } = app.engine;
  await db
    .updateTable('calendar_events')
    .set({ meta_description: 'Short.' })
    .where('slug', '=', 'job-fair-on-the-lawn')
    .execute();
  await db
    .updateTable('content_state')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
  const path = '/events/job-fair-on-the-lawn';
  expect((await headOf(path)).description).toBe('Short. - Explore more with Tarn.');
  expect((await headOf(`/ne${path}`)).description).toBe('Short. - Tarn सँग थप जान्नुहोस्।');
});

test('search results are not indexed', async () => {
  const head = await headOf('/blogs-and-insights?q=tea');
  expect([head.robots, head.canonical]).toEqual(['noindex', '']);
  expect(head.title).toMatch(/ \| Tarn$/);
});

/** Metadata that every page has. */
const COMMON_NAMES = ['viewport', 'color-scheme', 'theme-color'];

test.each([
  ['/blogs-and-insights/nobody', 'Blogs and Insights | Tarn'],
  ['/experience-nepal/nobody', 'Experience Nepal | Tarn'],
  ['/whitepapers/nobody', 'White Papers | Tarn'],
  ['/learning-hub/nobody', 'Learning Hub | Tarn'],
  ['/events/nobody', 'Events | Tarn'],
  ['/trainings-and-certifications/nobody', 'Trainings and Certifications | Tarn'],
  ['/talents-on-demand/nobody', 'This Job Opening is Not Available | Tarn'],
  ['/impact-story/nobody', 'Story Not Found | Tarn'],
  ['/service-packages/nobody', '404 Not Found | Tarn'],
  ['/nobody', '404 Not Found | Tarn'],
])('%s has only a title', async (path, title) => {
  const { canonical, ...head } = await headOf(path);
  for (const name of COMMON_NAMES) delete head[name];
  expect(head).toEqual({ title, robots: 'noindex' });
  expect(canonical).toBe('');
});

test('an entry whose API is unavailable has only a title', async () => {
  const front = await makeApp('SQLite', { API_BASE_URL: 'http://127.0.0.1:1', PUBLIC_URL });
  for (const path of ['/blogs-and-insights/some-post', '/events/some-event', '/tarn-blog']) {
    const { canonical, ...head } = await headOf(path, front);
    for (const name of COMMON_NAMES) delete head[name];
    expect(head).toEqual({ title: expect.stringMatching(/ \| Tarn$/), robots: 'noindex' });
    expect(canonical).toBe('');
  }
  await front.close();
});

test('a picture on another host is shared unchanged, without a size', async () => {
  const { db } = app.engine;
  const src = 'https://pictures.example/a%20b.jpg?w=900';
  const picture = { src, width: 900, height: 600, sources: [], placeholder: null };
  await db
    .updateTable('articles')
    .set({ cover: JSON.stringify({ picture }) })
    .where('slug', '=', 'estimate-without-lying')
    .execute();
  await db
    .updateTable('content_state')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
  const head = await headOf('/blogs-and-insights/estimate-without-lying');
  expect(head['og:image']).toBe(src);
  expect(head).not.toHaveProperty('og:image:width');
});
