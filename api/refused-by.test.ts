import { expect, test } from 'vitest';
import { API_PREFIX } from '#contract/public/http.ts';
import { makeDatabase } from '#tests/engines.ts';
import { startServer } from '#tests/server-process.ts';

test('the log line of a request over a limit names the setting', async () => {
  const app = await startServer({
    DATABASE_URL: (await makeDatabase('SQLite', 'loaded')).url,
    LOG_LEVEL: 'info',
    RATE_LIMIT_FORMS: '1/day',
    RATE_LIMIT_READS: '1/day',
  });
  const post = (path: string) =>
    fetch(app.origin + path, { method: 'POST', body: '{}', redirect: 'manual' });
  const last = async (send: () => Promise<Response>) => {
    await send();
    return (await send()).status;
  };
  expect(await last(() => post(`${API_PREFIX}/contact`))).toBe(429);
  expect(await last(() => post('/contact'))).toBe(429);
  expect(await last(() => fetch(`${app.origin}${API_PREFIX}/events`))).toBe(429);
  const lines = () =>
    app
      .output()
      .split('\n')
      .filter((line) => line.includes('"status":429'))
      .map((line) => JSON.parse(line) as { path: string; refusedBy?: string })
      .map(({ path, refusedBy }) => `${path} ${refusedBy}`);
  await expect
    .poll(lines)
    .toEqual([
      `${API_PREFIX}/contact RATE_LIMIT_FORMS`,
      '/contact RATE_LIMIT_FORMS',
      `${API_PREFIX}/events RATE_LIMIT_READS`,
    ]);
  await app.stop('SIGTERM');
});

test('the log line names the setting of the total limit', async () => {
  const app = await startServer({
    DATABASE_URL: (await makeDatabase('SQLite', 'loaded')).url,
    LOG_LEVEL: 'info',
    RATE_LIMIT_FORMS: '9/day',
    RATE_LIMIT_FORMS_TOTAL: '1/day',
  });
  const post = async () =>
    (await fetch(`${app.origin}${API_PREFIX}/contact`, { method: 'POST', body: '{}' })).status;
  await post();
  // The database refuses the second request, memory the third.
  expect([await post(), await post()]).toEqual([429, 429]);
  const lines = () =>
    app
      .output()
      .split('\n')
      .filter((line) => line.includes('"status":429'))
      .map((line) => JSON.parse(line).refusedBy);
  await expect.poll(lines).toEqual(['RATE_LIMIT_FORMS_TOTAL', 'RATE_LIMIT_FORMS_TOTAL']);
  await app.stop('SIGTERM');
});
