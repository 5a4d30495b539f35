/** `If-None-Match` works the same for every response with an ETag (RFC 9110, section 13.1.2). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeContent } from '#tests/changed-content.ts';
import { getRaw, type RawAnswer, requestRaw } from '#tests/get-raw.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp('SQLite');
});
afterAll(() => app.close());

/** HEAD for a picture, which GET would render first. */
const ANSWERS = [
  ['a page', 'GET', '/about'],
  ['a page rendered for one reader', 'GET', '/blogs-and-insights?q=estimate'],
  ['a list of the API', 'GET', '/api/v1/public/trainings'],
  ['a feed', 'GET', '/blogs-and-insights/feed.xml'],
  ['the sitemap', 'GET', '/sitemap.xml'],
  ['a calendar', 'GET', '/events/calendar.ics'],
  ['robots.txt', 'GET', '/robots.txt'],
  ['the manifest', 'GET', '/site.webmanifest'],
  ["a brand's picture", 'GET', '/icons/share.jpg'],
  ['a share picture', 'HEAD', '/share/about.png'],
] as const;

describe.each(ANSWERS)('%s', (_name, method, path) => {
  const ask = (headers?: Record<string, string>): Promise<RawAnswer> =>
    requestRaw(app.origin + path, { method, headers });
  const statusWith = async (value: string) => (await ask({ 'if-none-match': value })).status;

  test('answers 304 to every form of a matching If-None-Match', async () => {
    const { headers } = await ask();
    const etag = headers.etag ?? '';
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
    const opaque = etag.replace(/^W\//, '');
    for (const validator of [
      etag,
      opaque,
      `W/${opaque}`,
      `"old", ${etag}`,
      `${opaque},W/"x"`,
      '*',
    ]) {
      const answer = await ask({ 'if-none-match': validator });
      expect([answer.status, answer.body.length], validator).toEqual([304, 0]);
      for (const name of ['etag', 'cache-control', 'vary']) {
        expect(answer.headers[name], name).toBe(headers[name]);
      }
    }
  });

  test('answers 200 to other values', async () => {
    const { headers } = await ask();
    const [, text = ''] = /"([^"]+)"/.exec(headers.etag ?? '') ?? [];
    for (const other of ['"old"', `"${text}x"`, `"x${text}"`, text]) {
      expect(await statusWith(other), other).toBe(200);
    }
  });
});

test('a post ignores If-None-Match', async () => {
  const { status, headers } = await requestRaw(`${app.origin}/contact`, { method: 'POST' });
  expect(headers.etag).toBeUndefined();
  const again = await requestRaw(`${app.origin}/contact`, {
    method: 'POST',
    headers: { 'if-none-match': '*' },
  });
  expect([status, again.status]).toEqual([status, status]);
});

test('a changed page of the same length is sent again', async () => {
  const url = `${app.origin}/talents-on-demand/qa-trainee`;
  const { headers, body } = await getRaw(url);
  await changeContent(app.engine, (db) =>
    db
      .updateTable('job_listings')
      .set({ name: sql<string>`upper(name)` })
      .where('slug', '=', 'qa-trainee')
      .execute(),
  );
  const again = await getRaw(url, { 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.body.length]).toEqual([200, body.length]);
});
