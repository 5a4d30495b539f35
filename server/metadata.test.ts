import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const PUBLIC_URL = 'https://www.setu.example';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp('SQLite', { PUBLIC_URL });
});
afterAll(() => app.close());

/** What the head says: each name or property with its content, the title, the canonical address. */
async function headOf(path: string): Promise<Record<string, string>> {
  const html = await (await fetch(app.origin + path)).text();
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  return {
    ...Object.fromEntries(tags.map(([, name, content]) => [name, content])),
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '',
  };
}

test('a page has a title with the brand, a share block and one address', async () => {
  const head = await headOf('/talents-on-demand/lead-platform-engineer?utm_source=letter');
  const address = `${PUBLIC_URL}/talents-on-demand/lead-platform-engineer`;
  expect(head).toMatchObject({
    title: 'Lead Platform Engineer | Setu',
    'og:title': 'Lead Platform Engineer | Setu',
    'og:url': address,
    canonical: address,
    'twitter:card': 'summary_large_image',
    'og:image': `${PUBLIC_URL}/icons/share.jpg`,
  });
  expect(head.description).toBe(head['og:description']);
  expect(head.keywords).toContain('Kubernetes');
});

test('the home page is the brand alone', async () => {
  expect(await headOf('/')).toMatchObject({ title: 'Setu', canonical: `${PUBLIC_URL}/` });
});

test('each page of a list has its own address, the first without a number', async () => {
  expect((await headOf('/talents-on-demand')).canonical).toBe(`${PUBLIC_URL}/talents-on-demand`);
  expect((await headOf('/talents-on-demand?page=2')).canonical).toBe(
    `${PUBLIC_URL}/talents-on-demand?page=2`,
  );
});

test.each(['/no-such-page', '/successful-submission', '/talents-on-demand/shopify-developer'])(
  '%s must not be found',
  async (path) => {
    const head = await headOf(path);
    expect(head.robots).toBe('noindex');
    expect(head.canonical).toBe('');
  },
);

test('a piece has its own title, description, tags and picture', async () => {
  const path = '/blogs-and-insights/why-our-packages-have-a-starting-price';
  const head = await headOf(path);
  const address = `${PUBLIC_URL}${path}`;
  expect(head).toMatchObject({
    // The one for searchers.
    title: 'What “starting at” means in a software package | Setu',
    canonical: address,
    'og:url': address,
    'og:type': 'article',
    'twitter:card': 'summary_large_image',
    'og:image': expect.stringMatching(
      /^https:\/\/www\.setu\.example\/media\/covers\/[a-z-]+\.jpg$/,
    ),
    keywords: 'Company + Product, Packages, Delivery',
  });
  expect(head.description?.length).toBeGreaterThanOrEqual(120);
});

test('a short description goes on, a missing one is the section’s', async () => {
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
  expect((await read()).description).toBe('Short. - Explore more with Setu.');
  await describe('');
  await db
    .updateTable('content_state')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
  const head = await read();
  expect(head.description).toMatch(/festivals, traditions and everyday life/);
  expect(head.title).toMatch(/^Tihar.* \| Setu$/);
});

test.each(['/blogs-and-insights/nobody', '/events/nobody', '/blogs-and-insights?q=tea'])(
  '%s must not be found, but has a title',
  async (path) => {
    const head = await headOf(path);
    expect(head.robots).toBe('noindex');
    expect(head.title).toMatch(/ \| Setu$/);
  },
);
