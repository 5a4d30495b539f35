/** Visits: what counts as one, what is stored, and what the console shows. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#api/console/session-cookie.ts';
import type { VisitReport } from '#contract/console/visits.ts';
import { describeEachEngine, describeOnOneEngine } from '#tests/engines.ts';
import { requestRaw } from '#tests/get-raw.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { signIn } from '#tests/staff.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';

/** Longer than the pause between two writes. */
const WRITTEN = { timeout: 9000 };

const opener =
  (app: () => TestApp) =>
  (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    requestRaw(`${app().origin}${path}`, {
      method,
      headers: { 'user-agent': FIREFOX, 'sec-fetch-mode': 'navigate', ...headers },
    });

async function countsOf({ engine: { db } }: TestApp) {
  const rows = await db
    .selectFrom('visit_counts')
    .select(['kind', 'name', 'count'])
    .orderBy('kind')
    .orderBy('name')
    .execute();
  return rows.map(({ kind, name, count }) => `${kind} ${name} ${count}`);
}

const totalsOf = ({ engine: { db } }: TestApp) =>
  db.selectFrom('visit_days').select(['views', 'visitors']).execute();

describeEachEngine('a visit', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine, { TRUST_PROXY: '1' });
  });
  afterAll(() => app.close());
  const open = opener(() => app);

  test('is a page that a person opens, with its source', async () => {
    const own = { referer: `${app.origin}/contact` };
    await open('/about');
    await open('/about', own);
    await open('/about', { referer: 'https://www.google.com.np/' });
    await open('/about', { referer: 'https://www.google.com/' });
    await open('/about', { referer: 'https://NEWS.example.org:8080/a?b' });
    await open('/about', { referer: 'javascript:alert(1)//=cmd' });
    await open('/about', { 'x-forwarded-for': '203.0.113.7', ...own });
    await open('/about', { 'x-forwarded-for': '203.0.113.8', ...own });
    await open('/about', { 'x-forwarded-for': '203.0.113.8', 'user-agent': CHROME, ...own });
    await open('/contact?utm_source=News%20Letter&utm_medium=x', own);
    await open('/contact?utm_source=sita%40example.com', own);
    // A cached page whose bytes the browser has.
    const { headers } = await open('/about', own);
    const etag = headers.etag ?? '';
    expect((await open('/about', { 'if-none-match': etag, ...own })).status).toBe(304);
    // What is not a person who opens a page.
    await open('/about', { 'user-agent': 'Mozilla/5.0 (compatible; Examplebot/1.0)' });
    await open('/about', { 'user-agent': 'curl/8.9' });
    await open('/about', { 'sec-fetch-mode': 'cors' });
    await open('/about', { cookie: `a=b; ${SESSION_COOKIE}=token` });
    await open('/about', {}, 'HEAD');
    await open('/About');
    await open('/console/');
    await open('/healthz');
    await open('/sitemap.xml');
    await open('/api/v1/public/events');
    // Fetched ahead: the first is opened, as the next page names it as its referrer.
    const ahead = { 'sec-purpose': 'prefetch;prerender', ...own };
    await open('/office', ahead);
    await open('/press', ahead);
    await open('/', { referer: `${app.origin}/office` });
    await open('/', { referer: `${app.origin}/office`, 'user-agent': CHROME });
    // Missing pages.
    await open('/no-such-page?a=1');
    await open('/no-such-page');
    await open('/wp-login.php');
    await open(`/application/${'a'.repeat(43)}`);
    await expect.poll(() => totalsOf(app), WRITTEN).toEqual([{ views: 16, visitors: 5 }]);
    expect(await countsOf(app)).toEqual([
      'campaign  1',
      'campaign news-letter 1',
      'direct  1',
      'missing  1',
      'missing /application/… 1',
      'missing /no-such-page 2',
      'page / 2',
      'page /about 11',
      'page /contact 2',
      'page /office 1',
      'search Google 2',
      'site  1',
      'site news.example.org 1',
    ]);
    const digests = await app.engine.db.selectFrom('visit_digests').selectAll().execute();
    expect(digests).toHaveLength(5);
    expect(digests.every(({ digest }) => /^[\w-]{16}$/.test(digest))).toBe(true);
  });
});

describeOnOneEngine('with VISIT_COUNTS=off', (engine) => {
  test('nothing is counted, and the console says so', async () => {
    const app = await makeApp(engine, { VISIT_COUNTS: 'off' });
    await opener(() => app)('/about');
    const reader = await signIn(app, 'reader');
    const { data } = await reader.call<VisitReport>('GET', '/visits?period=today');
    expect([data.isCounting, data.since, data.today.views]).toEqual([false, null, 0]);
    await app.close();
  });
});
