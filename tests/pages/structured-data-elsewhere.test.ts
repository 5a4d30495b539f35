/** What pages tell search engines of openings that another host has. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { API_PREFIX } from '#contract/public/http.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { graphIn, problemsIn } from '#tests/structured-data.ts';

const SLUG = 'senior-react-engineer';

let api: TestApp;
let job: JobDetail;
beforeAll(async () => {
  api = await makeApp('SQLite');
  const response = await fetch(`${api.origin}${API_PREFIX}/job-listings/${SLUG}`);
  ({ data: job } = (await response.json()) as { data: JobDetail });
});
afterAll(() => api.close());

/** The opening's page where another host answers it so. */
async function pageOf(answered: Partial<JobDetail>) {
  const host = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: answered }));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const API_BASE_URL = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const site = await makeApp('SQLite', { API_BASE_URL });
  const response = await fetch(`${site.origin}/talents-on-demand/${SLUG}`);
  const html = await response.text();
  await site.close();
  host.close();
  return { status: response.status, html, types: graphIn(html).map((node) => node['@type']) };
}

test('an opening with its countries is listed', async () => {
  const { status, html, types } = await pageOf(job);
  expect([status, types]).toEqual([200, ['Organization', 'JobPosting', 'BreadcrumbList']]);
  expect(problemsIn(html)).toEqual([]);
});

test('a host that knows of no countries has its page, and no listing', async () => {
  const { applicantCountries: _countries, ...older } = job;
  const { status, html, types } = await pageOf(older);
  expect([status, types]).toEqual([200, ['Organization', 'BreadcrumbList']]);
  expect(problemsIn(html)).toEqual([]);
});
