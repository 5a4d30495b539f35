import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeContent } from '#tests/changed-content.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { getRaw } from '#tests/get-raw.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { MANY_JOBS, publishManyJobs } from '#tests/many-jobs.ts';

const API = '/api/v1/public';

/** A post on the first page of the list. */
const SLUG = 'estimate-without-lying';

describeOnOneEngine('cached answers of the API', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine, { CORS_ORIGINS: 'https://other.example' });
  });
  afterAll(() => app.close());
  const get = (path: string, headers?: Record<string, string>) =>
    getRaw(app.origin + path, headers);

  const withoutDate = ({ date: _date, ...headers }: Record<string, string>) => headers;

  const setTitle = (title: string) =>
    app.engine.db.updateTable('articles').set({ title }).where('slug', '=', SLUG).execute();

  const announceChange = () =>
    app.engine.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('content_state')
        .set((row) => ({ version: row('version', '+', 1) }))
        .execute();
      await app.engine.announceContentChange(transaction);
    });

  const titleOf = async () => {
    const { data } = JSON.parse((await get(`${API}/blogs`)).body.toString());
    return data.find(({ slug }: { slug: string }) => slug === SLUG)?.title;
  };

  test.each([`${API}/blogs`, `${API}/job-listings?limit=3`, `${API}/events`, '/api/openapi.json'])(
    '%s is answered with the same bytes and headers again, in each coding',
    async (path) => {
      const plain = await get(path);
      expect(plain.status).toBe(200);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers['cache-control']).toBe('no-cache');
      const repeated = await get(path);
      expect(repeated.body.equals(plain.body)).toBe(true);
      expect(withoutDate(repeated.headers)).toEqual(withoutDate(plain.headers));
      const brotli = await get(path, { 'accept-encoding': 'gzip, br' });
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
      const gzip = await get(path, { 'accept-encoding': 'gzip' });
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      expect(brotli.headers.etag).toBe(plain.headers.etag);
    },
  );

  test('a client that has an answer gets no body, whether it was cached or just made', async () => {
    const path = `${API}/trainings`;
    const { headers } = await get(path);
    const conditional = { 'if-none-match': headers.etag ?? '' };
    for (const url of [path, `${path}?junk=1`]) {
      const answer = await get(url, conditional);
      expect(answer.status).toBe(304);
      expect(answer.body).toHaveLength(0);
      expect(answer.headers.etag).toBe(headers.etag);
    }
  });

  test('an answer is cached until the content changes', async () => {
    let changes = 0;
    const isUnseen = async () => {
      const title = `Change ${changes++}`;
      await setTitle(title);
      return (await titleOf()) !== title;
    };
    // The announcement of an earlier change may still arrive and empty the cache.
    await expect.poll(isUnseen).toBe(true);
    await setTitle('The last change');
    await announceChange();
    await expect.poll(titleOf).toBe('The last change');
  });

  test('a search, an entry, a challenge and an error are not cached', async () => {
    for (const path of ['blogs?q=estimate', `blogs/${SLUG}`, 'captcha', 'blogs/nobody'].map(
      (call) => `${API}/${call}`,
    )) {
      const first = await get(path, { 'accept-encoding': 'br' });
      expect(first.headers.etag, path).toBeUndefined();
      expect(first.headers['content-encoding'], path).toBeUndefined();
    }
    const challenge = async () => (await get(`${API}/captcha`)).body.toString();
    expect(await challenge()).not.toBe(await challenge());
  });

  test('another origin is allowed by name, also when the answer is already cached', async () => {
    const path = `${API}/whitepapers`;
    const own = await get(path);
    expect(own.headers['access-control-allow-origin']).toBeUndefined();
    const other = await get(path, { origin: 'https://other.example' });
    expect(other.headers['access-control-allow-origin']).toBe('https://other.example');
    expect(other.headers.vary).toBe('Origin, accept-encoding');
    const unlisted = await get(path, { origin: 'https://stranger.example' });
    expect(unlisted.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describeOnOneEngine('cached answers about many jobs', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
    await publishManyJobs(app.engine.db, 'many');
    await changeContent(app.engine);
  });
  afterAll(() => app.close());

  test.each([
    [`${API}/job-listings?limit=1`, (text: string) => JSON.parse(text).total],
    [
      '/talents-on-demand',
      (text: string) => Number(/(\d+)(?:<!-- -->|\s)*open roles/.exec(text)?.[1]),
    ],
  ])('%s is not cached without jobs that are still being indexed', async (path, totalIn) => {
    const total = async () => totalIn((await getRaw(app.origin + path)).body.toString());
    await expect.poll(total).toBeGreaterThan(MANY_JOBS);
    const previousTotal = await total();
    await changeContent(app.engine, (db) => publishManyJobs(db, path.replaceAll(/\W/g, '-'), 1));
    await expect.poll(total).toBe(previousTotal + 1);
  });
});

test('a cached answer counts against the limit like any other', async () => {
  const app = await makeApp('SQLite', { RATE_LIMIT_READS: '3/minute' });
  const statuses = [];
  for (let call = 0; call < 5; call++) {
    statuses.push((await getRaw(`${app.origin}${API}/events`)).status);
  }
  await app.close();
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});
