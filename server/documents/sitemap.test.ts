import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { article, fillArchive } from '#tests/archive.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { expectParts, get, PUBLIC_URL, pathsIn, sitemapWith } from '#tests/sitemap-parts.ts';

/** The `lastmod` of a URL; undefined if it has none. */
const timeOf = (xml: string, path: string) =>
  new RegExp(`<loc>${PUBLIC_URL}${path}</loc>(?:<lastmod>([^<]*)</lastmod>)?`).exec(xml)?.[1];

describeEachEngine('the sitemap', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine, { PUBLIC_URL });
  });
  afterAll(() => app.close());

  test('has every page once, and none that must not be indexed', async () => {
    const { response, text } = await get(app, '/sitemap.xml');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const paths = pathsIn(text);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['/', '/about', '/why-tarn-for-businesses', '/drop-your-info', '/divacs'],
        ...['/service-packages/shopify-migration', '/customers/northlight'],
        ...['/impact-story/sunita-chaudhary', '/talents-on-demand/lead-platform-engineer'],
        ...['/blogs-and-insights/estimate-without-lying', '/events/job-fair-on-the-lawn'],
        ...['/trainings-and-certifications/sql-at-work', '/grassroot-impact-initative'],
      ]),
    );
    for (const path of [
      ...['/tarn-cares', '/tarn-blog', '/successful-submission', '/schedule-a-meeting'],
      ...['/newsletter', '/talents-on-demand/shopify-developer', '/*', '/ui'],
    ]) {
      expect(paths).not.toContain(path);
    }
    expect(paths.filter((path) => /[?:]/.test(path))).toEqual([]);
    const etag = response.headers.get('etag') ?? '';
    expect((await get(app, '/sitemap.xml', { 'if-none-match': etag })).response.status).toBe(304);
    expect((await get(app, '/sitemap-1.xml')).response.status).toBe(404);
  });

  test('has the time of the last change of a page if it is known', async () => {
    const text = (await get(app, '/sitemap.xml')).text;
    const slug = 'estimate-without-lying';
    const { published_at } = await app.engine.db
      .selectFrom('articles')
      .select('published_at')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    expect(timeOf(text, `/blogs-and-insights/${slug}`)).toBe(new Date(published_at).toISOString());
    for (const path of ['/about', '/events/job-fair-on-the-lawn', '/divacs']) {
      expect(timeOf(text, path)).toBeUndefined();
    }
    for (const [, time = ''] of text.matchAll(/<lastmod>([^<]*)/g)) {
      expect(Date.parse(time)).toBeLessThanOrEqual(Date.now());
    }
  });

  test('follows the content, and escapes special characters in URLs', async () => {
    const day = 24 * 60 * 60 * 1000;
    const changed_at = Date.UTC(2026, 0, 2);
    await fillArchive(app.engine, [
      article({ slug: 'a&b<c>', changed_at, published_at: changed_at - day }),
      article({ slug: 'came-out-later', changed_at: changed_at - day, published_at: changed_at }),
      article({ slug: 'still-to-come', published_at: Date.now() + day }),
    ]);
    const text = await sitemapWith(app, 'came-out-later');
    const posts = pathsIn(text).filter((path) => path.startsWith('/blogs-and-insights/'));
    expect(posts.sort()).toEqual([
      '/blogs-and-insights/a%26b%3Cc%3E',
      '/blogs-and-insights/came-out-later',
    ]);
    const time = new Date(changed_at).toISOString();
    for (const path of posts) expect(timeOf(text, path)).toBe(time);
  });
});

test('lists its parts if there are more than 5,000 pages', async () => {
  const app = await makeApp('SQLite', { PUBLIC_URL });
  onTestFinished(() => app.close());
  await expectParts(app);
});

test('robots.txt allows everything except the API, and has the URL of the sitemap', async () => {
  const app = await makeApp('SQLite', { PUBLIC_URL });
  const { response, text } = await get(app, '/robots.txt');
  await app.close();
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`);
});

test('in front of another host, lists the entries of that host', async () => {
  const backend = await makeApp('SQLite');
  const front = await makeApp('SQLite', { API_BASE_URL: backend.origin, PUBLIC_URL });
  const { text } = await get(front, '/sitemap.xml');
  const jobs = pathsIn(text).filter((path) => path.startsWith('/talents-on-demand/'));
  expect(jobs).toHaveLength(24);
  const listed = await fetch(`${backend.origin}/api/v1/public/blogs`);
  const { total } = (await listed.json()) as { total: number };
  const posts = pathsIn(text).filter((path) => path.startsWith('/blogs-and-insights/'));
  expect(posts).toHaveLength(total);
  // The other host does not say when its entries changed.
  expect(text).not.toContain('<lastmod>');
  await front.close();
  await backend.close();
});

test('answers 503 rather than half a sitemap while the other host is unreachable', async () => {
  const front = await makeApp('SQLite', { API_BASE_URL: 'http://127.0.0.1:1' });
  const { response } = await get(front, '/sitemap.xml');
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  await front.close();
});
