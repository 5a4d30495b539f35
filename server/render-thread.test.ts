/** Pages that are rendered in a thread of their own: nobody can tell. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type WatchedSite, watchedSite } from '#tests/watched-site.ts';
import { createRenderThread, type RenderThread } from './render-thread.ts';

const SETTINGS = { PUBLIC_URL: 'http://site.example' };

let site: WatchedSite;
let thread: RenderThread;
let apart: TestApp;
let here: TestApp;
beforeAll(async () => {
  site = watchedSite();
  thread = createRenderThread();
  apart = await makeApp('SQLite', SETTINGS, site.around, thread);
  here = await makeApp('SQLite', SETTINGS);
  // The first page starts it.
  await read(apart, '/contact');
  await read(here, '/contact');
  site.rendered.length = 0;
  await vi.waitFor(() => expect(thread.isReady()).toBe(true), 15_000);
});
afterAll(async () => {
  await Promise.all([apart.close(), here.close()]);
});

async function read({ origin }: TestApp, path: string) {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const { date: _date, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, text: await response.text() };
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
  const page = await read(apart, path);
  expect(page).toEqual(await read(here, path));
  expect(site.rendered).toEqual([]);
});

test('what the API fails at is told as ever', async () => {
  const broken = createRenderThread();
  const app = await makeApp('SQLite', SETTINGS, undefined, broken);
  await read(app, '/contact');
  await expect.poll(() => broken.isReady()).toBe(true);
  await app.engine.db.schema.alterTable('job_listings').renameTo('elsewhere').execute();
  const page = await read(app, '/talents-on-demand');
  expect([page.status, page.headers['retry-after']]).toEqual([503, '5']);
  await app.close();
});

test('a server whose thread has ended renders by itself', async () => {
  await thread.close();
  await expect.poll(() => thread.isReady()).toBe(false);
  expect((await read(apart, '/office')).status).toBe(200);
  expect(site.rendered).toEqual(['/office']);
});
