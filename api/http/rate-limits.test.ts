import { expect, test } from 'vitest';
import { API_PREFIX } from '#contract/public/http.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { makeApp } from '#tests/make-app.ts';
import { createLimiter } from './rate-limits.ts';

test('the narrowest window applies to each IP separately', async () => {
  const limit = createLimiter('test', [
    { points: 2, duration: 60 },
    { points: 3, duration: 86_400 },
  ]);
  await limit('203.0.113.1');
  await limit('203.0.113.1');
  await expect(limit('203.0.113.1')).rejects.toMatchObject({ code: 'too-many', retryAfter: 60 });
  await limit('203.0.113.2');
});

test('forms and reads have separate limits, answered with Retry-After', async () => {
  const app = await makeApp('SQLite', {
    RATE_LIMIT_FORMS: '2/minute',
    RATE_LIMIT_READS: '3/minute',
  });
  const read = () => fetch(`${app.origin}${API_PREFIX}/job-listings`);
  const statuses = [];
  for (let n = 0; n < 3; n++)
    statuses.push((await postApplication(app.origin, applicationForm())).status);
  for (let n = 0; n < 4; n++) statuses.push((await read()).status);
  expect(statuses).toEqual([422, 422, 429, 200, 200, 200, 429]);
  const refusal = await read();
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refusal.json()).toMatchObject({ type: 'urn:problem:too-many', status: 429 });
  // Pages from the cache are not limited.
  for (let n = 0; n < 5; n++) expect((await fetch(`${app.origin}/`)).status).toBe(200);
  await app.close();
});

test('forwarded IPs are used only from trusted proxies', async () => {
  const from = (app: { origin: string }, ip: string) =>
    fetch(`${app.origin}${API_PREFIX}/captcha`, { headers: { 'x-forwarded-for': ip } });
  for (const [trust, last] of [
    ['off', 429],
    ['1', 200],
    ['127.0.0.0/8', 200],
  ] as const) {
    const app = await makeApp('SQLite', { TRUST_PROXY: trust, RATE_LIMIT_READS: '1/minute' });
    expect((await from(app, '203.0.113.1')).status).toBe(200);
    expect((await from(app, '203.0.113.2')).status).toBe(last);
    await app.close();
  }
});
