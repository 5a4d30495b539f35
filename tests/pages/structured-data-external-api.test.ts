/** Structured data of jobs whose API is on another host. */
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

/** The page of a job for which the other host returns this data. */
async function pageOf(jobData: Partial<JobDetail>) {
  const host = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: jobData }));
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

test('a job with its countries has a JobPosting', async () => {
  const { status, html, types } = await pageOf(job);
  expect([status, types]).toEqual([200, ['Organization', 'JobPosting', 'BreadcrumbList']]);
  expect(problemsIn(html)).toEqual([]);
});

test('a job from a host without countries has a page but no JobPosting', async () => {
  const { applicantCountries: _countries, ...older } = job;
  const { status, html, types } = await pageOf(older);
  expect([status, types]).toEqual([200, ['Organization', 'BreadcrumbList']]);
  expect(problemsIn(html)).toEqual([]);
});
