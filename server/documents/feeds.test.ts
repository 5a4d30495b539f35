import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const PUBLIC_URL = 'https://www.tarn.example';

let app: TestApp;
let front: TestApp;
beforeAll(async () => {
  app = await makeApp('SQLite', { PUBLIC_URL });
  front = await makeApp('SQLite', { API_BASE_URL: app.origin, PUBLIC_URL });
});
afterAll(async () => {
  await front.close();
  await app.close();
});

const get = async (path: string, headers: Record<string, string> = {}, { origin } = app) => {
  const response = await fetch(origin + path, { headers });
  return { response, text: await response.text() };
};

test.each(['/blogs-and-insights', '/talents-on-demand'])('%s announces its feed', async (page) => {
  const { text } = await get(page);
  const alternates = text.match(/<link\b[^>]*rel="alternate"[^>]*>/g) ?? [];
  // Links to the page in other languages are alternates too.
  const links = alternates.filter((link) => !link.includes('hrefLang'));
  expect(links).toHaveLength(1);
  expect(links[0]).toContain('type="application/rss+xml"');
  expect(links[0]).toContain(`href="${page}/feed.xml"`);
});

test.each([
  ['/blogs-and-insights', 19],
  ['/talents-on-demand', 24],
])('%s/feed.xml has the newest entries, each with its page as its id', async (page, count) => {
  const { response, text } = await get(`${page}/feed.xml`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const items = [...text.matchAll(/<item>[\s\S]*?<\/item>/g)].map(([item]) => item);
  expect(items).toHaveLength(count);
  for (const item of items) {
    const link = /<link>([^<]+)<\/link>/.exec(item)?.[1];
    expect(link).toMatch(new RegExp(`^${PUBLIC_URL}${page}/[a-z\\d-]+$`));
    expect(/<guid[^>]*>([^<]+)<\/guid>/.exec(item)?.[1]).toBe(link);
    expect(item).toMatch(/<title>.+<\/title>[\s\S]*<description>.+<\/description>/);
  }
  const dates = items.map((item) => Date.parse(/<pubDate>([^<]+)/.exec(item)?.[1] ?? ''));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  // A repeated request gets the same, also through a site in front of this one.
  const etag = response.headers.get('etag') ?? '';
  expect((await get(`${page}/feed.xml`, { 'if-none-match': etag })).response.status).toBe(304);
  expect((await get(`${page}/feed.xml`, {}, front)).text).toBe(text);
  const { text: html } = await get(page);
  if (page === '/blogs-and-insights') expect(html).toContain(`href="${page}/feed.xml"`);
});

/** Expects that a second request gets the same calendar, except for the time of the answer. */
async function expectStable(path: string, since: number, { headers }: Response, text: string) {
  const stamps = [...text.matchAll(/^DTSTAMP:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\r$/gm)];
  expect(stamps).toHaveLength(text.match(/BEGIN:VEVENT/g)?.length ?? 0);
  for (const [, year, month, ...rest] of stamps) {
    const [day, hour, minute, second] = rest.map(Number);
    const time = Date.UTC(Number(year), Number(month) - 1, day, hour, minute, second);
    // Stamps have whole seconds.
    expect(time).toBeGreaterThan(since - 1000);
    expect(time).toBeLessThanOrEqual(Date.now());
  }
  const unstamped = (calendar: string) => calendar.replace(/^DTSTAMP:.*$/gm, '');
  const repeated = await get(path);
  expect(unstamped(repeated.text)).toBe(unstamped(text));
  const etag = headers.get('etag') ?? '';
  expect(repeated.response.headers.get('etag')).toBe(etag);
  expect((await get(path, { 'if-none-match': etag })).response.status).toBe(304);
}

test('the feed of a search has its results, and its list links to it', async () => {
  const search = '?level=senior&mode=remote';
  const { text } = await get(`/talents-on-demand/feed.xml${search}`);
  const results = await get(`/api/v1/public/job-listings${search}`);
  const slugs = (JSON.parse(results.text) as { data: { slug: string }[] }).data.map(
    ({ slug }) => slug,
  );
  const links = [...text.matchAll(/<guid[^>]*>[^<]*\/([^/<]+)<\/guid>/g)].map(([, slug]) => slug);
  expect(links.length).toBeGreaterThan(0);
  expect(links).toEqual(slugs);
  const { text: html } = await get(`/talents-on-demand${search}`);
  expect(html).toContain('href="/talents-on-demand/feed.xml?level=senior&amp;mode=remote"');
});

test('the feed of an invalid search answers 400 with the accepted values', async () => {
  const { response, text } = await get('/talents-on-demand/feed.xml?mode=underwater');
  expect(response.status).toBe(400);
  expect(text).toContain('remote, hybrid, on-site');
});

const UTC = /^DTSTART:\d{8}T\d{6}Z$/m;

test('the feed of posts has the author of each', async () => {
  const { text } = await get('/blogs-and-insights/feed.xml');
  const authors = [...text.matchAll(/<author>([^<]+)<\/author>/g)].map(([, author]) => author);
  expect(new Set(authors)).toEqual(
    new Set(['hello@tarn.example (Elin Bergstrand)', 'hello@tarn.example (Kabita Rai)']),
  );
  // One post has no author.
  expect(authors).toHaveLength(18);
});

test('the calendar of all events has stable ids', async () => {
  const since = Date.now();
  const { response, text } = await get('/events/calendar.ics');
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(9);
  expect(text).toMatch(UTC);
  const ids = text.match(/^UID:.*$/gm) ?? [];
  expect(new Set(ids).size).toBe(9);
  expect(ids.map((id) => id.trim())).toContain('UID:events-job-fair-on-the-lawn@www.tarn.example');
  // Lines of at most 75 bytes, see RFC 5545, section 3.1.
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  await expectStable('/events/calendar.ics', since, response, text);
});

test.each([
  ['/events/job-fair-on-the-lawn', 'events-job-fair-on-the-lawn'],
  ['/trainings-and-certifications/sql-at-work', 'trainings-and-certifications-sql-at-work'],
])('%s.ics has only that event', async (path, id) => {
  const since = Date.now();
  const { response, text } = await get(`${path}.ics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[a-z-]+\.ics"$/,
  );
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain(`UID:${id}@www.tarn.example`);
  expect(text.replaceAll('\r\n ', '')).toContain(`URL;VALUE=URI:${PUBLIC_URL}${path}`);
  await expectStable(`${path}.ics`, since, response, text);
});

test.each([
  '/events/nobody.ics',
  '/trainings-and-certifications/nobody.ics',
  '/trainings-and-certifications/calendar.ics',
])('%s is not found', async (path) => {
  expect((await get(path)).response.status).toBe(404);
});

test('serves a cover as SVG and as JPEG, directly and through another site', async () => {
  for (const site of [app, front]) {
    const drawing = await get('/media/covers/launch-noon.svg', {}, site);
    expect(drawing.response.headers.get('content-type')).toBe('image/svg+xml');
    expect(drawing.response.headers.get('content-security-policy')).toMatch(/sandbox$/);
    const picture = await fetch(`${site.origin}/media/covers/launch-noon.jpg`);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect([...new Uint8Array(await picture.arrayBuffer()).slice(0, 2)]).toEqual([0xff, 0xd8]);
    for (const path of ['nobody.svg', 'launch-noon.png', '..%2fscenes%2flost.svg', 'launch-noon']) {
      const missing = await fetch(`${site.origin}/media/covers/${path}`);
      expect(missing.status).toBe(404);
    }
  }
});
