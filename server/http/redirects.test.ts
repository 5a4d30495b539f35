import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeApp, type TestApp } from '#tests/make-app.ts';

describe('an old URL', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp('SQLite');
  });
  afterAll(() => app.close());

  test.each([
    ['/for-job-seekers', '/why-tarn-for-career-opportunities'],
    ['/why-smartworks-for-career-opportunities', '/why-tarn-for-career-opportunities'],
    ['/for-hiring-companies', '/why-tarn-for-businesses'],
    ['/why-smartworks-for-businesses', '/why-tarn-for-businesses'],
    ['/learn-about-smartworks-central', '/tarn-central'],
    ['/learn-about-tarn-central', '/tarn-central'],
    ['/smartworks-central', '/tarn-central'],
    ['/care', '/tarn-cares'],
    ['/smartworks-cares', '/tarn-cares'],
    ['/grassroot-impact-initiative', '/grassroot-impact-initative'],
    ['/job-openings/lead-platform-engineer', '/talents-on-demand/lead-platform-engineer'],
  ])('%s redirects to %s in one hop, also with a slash and a query', async (from, to) => {
    for (const [url, expected] of [
      [from, to],
      [`${from}/`, to],
      [`${from}?utm_source=x&a=%26`, `${to}?utm_source=x&a=%26`],
    ] as const) {
      for (const method of ['GET', 'HEAD']) {
        const response = await fetch(app.origin + url, { method, redirect: 'manual' });
        expect([response.status, response.headers.get('location')]).toEqual([301, expected]);
      }
    }
    expect((await fetch(app.origin + to)).status).toBe(200);
  });

  test.each(['/job-openings/%2F%2Fevil.example', '/job-openings/a%0d%0ab'])(
    '%s does not redirect to another site',
    async (path) => {
      const response = await fetch(app.origin + path, { redirect: 'manual' });
      expect(response.headers.get('location')).toMatch(/^\/talents-on-demand\/[^/]+$/);
    },
  );
});
