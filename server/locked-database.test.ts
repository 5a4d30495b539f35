/** Another process holds SQLite's write lock, as a backup or a long load of content does. */
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { API_PREFIX } from '#contract/public/http.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

let app: TestApp;
let other: DatabaseSync;
let statuses: number[];
beforeEach(async () => {
  app = await makeApp('SQLite', { RATE_LIMIT_FORMS: '1000/minute', CAPTCHA: 'off' });
  other = new DatabaseSync(app.config.databaseUrl.slice('sqlite:'.length));
  statuses = [];
});
afterEach(async () => {
  vi.useRealTimers();
  other.close();
  await app.close();
});

const MESSAGE = { name: 'Asha', email: 'asha@example.com', message: 'Hello' };

/** Sends a contact message, and records the status of the answer. */
async function post(): Promise<Response> {
  const response = await fetch(`${app.origin}${API_PREFIX}/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(MESSAGE),
  });
  statuses.push(response.status);
  return response;
}

test('answers reads while posts wait for the lock, and then stores the posts', async () => {
  other.exec('begin immediate');
  const posts = [1, 2, 3].map(post);
  for (const path of ['/', `${API_PREFIX}/job-listings`, '/healthz', '/about']) {
    const response = await fetch(app.origin + path);
    expect([path, response.status, statuses]).toEqual([path, 200, []]);
  }
  other.exec('rollback');
  await Promise.all(posts);
  expect(statuses).toEqual([201, 201, 201]);
  const rows = await app.engine.db.selectFrom('contact_messages').selectAll().execute();
  expect(rows).toHaveLength(3);
});

test('100 posts wait at most; the others get 503 with Retry-After immediately', async () => {
  other.exec('begin immediate');
  const posts = Array.from({ length: 150 }, post);
  const refused = await Promise.any(
    posts.map(async (pending) => {
      const response = await pending;
      return { status: response.status, retryAfter: response.headers.get('retry-after') };
    }),
  );
  expect(refused).toEqual({ status: 503, retryAfter: '5' });
  await expect.poll(() => statuses.length).toBe(50);
  other.exec('rollback');
  await Promise.all(posts);
  expect(statuses.filter((status) => status === 201)).toHaveLength(100);
});

test('is ready during a short lock, unready during a long one, and ready again after it', async () => {
  // Checks and retries run in real time; only the clock that measures the lock is the test's.
  vi.useFakeTimers({ toFake: ['performance'] });
  const readyz = async () => {
    const response = await fetch(`${app.origin}/readyz`);
    return { status: response.status, body: await response.json() };
  };
  const ready = { status: 200, body: { status: 'ok' } };
  other.exec('begin immediate');
  expect(await readyz()).toEqual(ready);
  vi.advanceTimersByTime(10_000);
  await expect
    .poll(readyz)
    .toEqual({ status: 503, body: { status: 'unavailable', reason: 'write' } });
  other.exec('rollback');
  await expect.poll(readyz).toEqual(ready);
});
