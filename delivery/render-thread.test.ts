/** Pages from the render thread are the same as pages that are rendered in the main thread. */
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiHost } from '#server/api-host.ts';
import { applicationForm } from '#tests/application-form.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { openBuiltSite } from './site-source.ts';

const SETTINGS = { PUBLIC_URL: 'http://site.example' };

const openApart = (apiHost: ApiHost) =>
  openBuiltSite({ ...apiHost, report: (error) => expect.unreachable(String(error)) });
const workers: Worker[] = [];
const note = (worker: Worker) => workers.push(worker);

let inThread: TestApp;
let sameProcess: TestApp;
beforeAll(async () => {
  process.on('worker', note);
  inThread = await makeApp('SQLite', SETTINGS, { openSite: openApart });
  sameProcess = await makeApp('SQLite', SETTINGS);
});
afterAll(async () => {
  process.off('worker', note);
  await Promise.all([inThread.close(), sameProcess.close()]);
});

async function read({ origin }: TestApp, path: string, init?: RequestInit) {
  const response = await fetch(origin + path, { redirect: 'manual', ...init });
  // Each response has its own.
  const { date: _date, 'x-request-id': _id, ...headers } = Object.fromEntries(response.headers);
  const text = (await response.text()).replaceAll(origin, 'http://site.example');
  return { status: response.status, headers, text };
}

test.each([
  '/about',
  '/blogs-and-insights',
  '/blogs-and-insights?q=team',
  '/blogs-and-insights/nothing',
  '/talents-on-demand/senior-react-engineer',
  '/talents-on-demand/shopify-developer',
  '/talents-on-demand?page=x',
  '/drop-your-info?jobId=senior-react-engineer',
  '/newsletter?leave=nonsense',
  '/successful-submission?name=Sita',
  '/no-such-page',
])('%s', async (path) => {
  expect(await read(inThread, path)).toEqual(await read(sameProcess, path));
});

test('stores an application with its résumé that is posted to its page', async () => {
  const post = () => ({ method: 'POST', body: applicationForm() });
  const answer = await read(inThread, '/drop-your-info', post());
  expect([answer.status, answer.headers.location]).toEqual([
    302,
    expect.stringMatching(/^\/successful/),
  ]);
  const [stored] = await inThread.engine.db.selectFrom('resumes').select('size').execute();
  await read(sameProcess, '/drop-your-info', post());
  expect([stored]).toEqual(
    await sameProcess.engine.db.selectFrom('resumes').select('size').execute(),
  );
});

test('returns an invalid post with its values', async () => {
  const body = new URLSearchParams({ firstName: 'Sita', email: 'nonsense' });
  const [one, other] = await Promise.all(
    [inThread, sameProcess].map((app) => read(app, '/newsletter', { method: 'POST', body })),
  );
  expect(one).toEqual(other);
  expect(one?.text).toContain('value="nonsense"');
});

test('answers 503 when the API fails', async () => {
  const app = await makeApp('SQLite', SETTINGS, { openSite: openApart });
  await app.engine.db.schema.alterTable('job_listings').renameTo('elsewhere').execute();
  const page = await read(app, '/talents-on-demand');
  expect([page.status, page.headers['retry-after']]).toEqual([503, '5']);
  await app.close();
});

test('starts another thread after a crash', async () => {
  await workers[0]?.terminate();
  await expect.poll(async () => (await read(inThread, '/office')).status).toBe(200);
});
