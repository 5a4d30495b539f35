import { afterAll, beforeAll, expect, test } from 'vitest';
import { CACHES } from '#contract/service-worker.ts';
import { SERVICE_WORKER } from '#tests/journeys/page-budgets.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

let on: TestApp;
let off: TestApp;

beforeAll(async () => {
  [on, off] = await Promise.all([makeApp('SQLite'), makeApp('SQLite', { SERVICE_WORKER: 'off' })]);
});
afterAll(() => Promise.all([on.close(), off.close()]));

const get = (app: TestApp, headers = {}) => fetch(`${app.origin}/sw.js`, { headers });

test('the worker is a separate script, revalidated each time', async () => {
  const answer = await get(on);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const code = await answer.text();
  expect(code).toContain('There is no connection. This page is from {time}.');
  // The same in the page's language.
  expect(code).toContain('इन्टरनेट छैन। यो पेज {time} को हो।');
  // Not every browser supports imports in a worker.
  expect(code).not.toMatch(/^import|\bimport\(|^export/m);
  const revalidated = await get(on, { 'if-none-match': String(answer.headers.get('etag')) });
  expect(revalidated.status).toBe(304);
});

test('it is small, and compressed', async () => {
  const { headers } = await get(on, { 'accept-encoding': 'br' });
  expect(headers.get('content-encoding')).toBe('br');
  const bytes = Number(headers.get('content-length'));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(SERVICE_WORKER * 1000);
});

test('switched off, it deletes the stored pages and unregisters itself', async () => {
  const code = await (await get(off)).text();
  for (const name of Object.values(CACHES)) expect(code).toContain(`"${name}"`);
  expect(code).toContain('registration.unregister()');
  expect(code).not.toContain('fetch');
});
