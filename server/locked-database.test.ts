/** Another process holds SQLite's write lock, as a backup or a long load of content does. */
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { API_PREFIX } from '#contract/public/http.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

let app: TestApp;
let other: DatabaseSync;
let answered: number[];
beforeEach(async () => {
  app = await makeApp('SQLite', { RATE_LIMIT_FORMS: '1000/minute', CAPTCHA: 'off' });
  other = new DatabaseSync(app.config.databaseUrl.slice('sqlite:'.length));
  answered = [];
});
afterEach(async () => {
  vi.useRealTimers();
  other.close();
  await app.close();
});

const MESSAGE = { name: 'Asha', email: 'asha@example.com', message: 'Hello' };

/** Sends a contact message; its status is noted when it is answered. */
async function post(): Promise<Response> {
  const response = await fetch(`${app.origin}${API_PREFIX}/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(MESSAGE),
  });
  answered.push(response.status);
  return response;
}

test('readers are answered while posts wait for the lock, and then the posts are stored', async () => {
  other.exec('begin immediate');
  const posts = [1, 2, 3].map(post);
  for (const path of ['/', `${API_PREFIX}/job-listings`, '/healthz', '/about']) {
    const response = await fetch(app.origin + path);
    expect([path, response.status, answered]).toEqual([path, 200, []]);
  }
  other.exec('rollback');
  await Promise.all(posts);
  expect(answered).toEqual([201, 201, 201]);
  const stored = await app.engine.db.selectFrom('contact_messages').selectAll().execute();
  expect(stored).toHaveLength(3);
});

test('only so many posts wait; the others are told at once when to try again', async () => {
  other.exec('begin immediate');
  const posts = Array.from({ length: 150 }, post);
  const refused = await Promise.any(
    posts.map(async (sent) => {
      const response = await sent;
      return { status: response.status, retryAfter: response.headers.get('retry-after') };
    }),
  );
  expect(refused).toEqual({ status: 503, retryAfter: '5' });
  await expect.poll(() => answered.length).toBe(50);
  other.exec('rollback');
  await Promise.all(posts);
  expect(answered.filter((status) => status === 201)).toHaveLength(100);
});

test('a short lock leaves the site ready, a long one does not, and the end of it makes it ready again', async () => {
  // Checks and retries go on, while the seconds of the lock pass when the test says so.
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
