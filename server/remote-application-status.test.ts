/** The applicant's page of a site whose API is on another host. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOCUMENT, STATUS_MESSAGES } from '#contract/application-status.ts';
import { applicationForm, pdf, postApplication } from '#tests/application-form.ts';
import { applicationPath } from '#tests/application-link.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

let api: TestApp;
let site: TestApp;
beforeAll(async () => {
  api = await makeApp('SQLite', { CAPTCHA: 'off' });
  site = await makeApp('SQLite', { API_BASE_URL: api.origin });
});
afterAll(async () => {
  await site.close();
  await api.close();
});

const post = (path: string, body: FormData = new FormData()) =>
  fetch(site.origin + path, {
    method: 'POST',
    body,
    headers: { origin: site.origin },
    redirect: 'manual',
  });

test('shows an application, adds a document, withdraws and erases on the other host', async () => {
  const response = await postApplication(api.origin, applicationForm());
  const { data } = (await response.json()) as { data: { id: string } };
  const path = await applicationPath(api.engine.db, data.id);
  const form = new FormData();
  form.set(DOCUMENT.field, new Blob([pdf()]), 'certificate.pdf');
  expect((await post(path, form)).headers.get('location')).toBe(`${path}?done=added`);
  const page = await (await fetch(site.origin + path)).text();
  expect(parse(page).querySelector('main')?.text).toContain('certificate.pdf');
  const refused = await post(path);
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining(STATUS_MESSAGES.missing),
  ]);
  expect((await post(`${path}?ask=withdraw`)).headers.get('location')).toBe(
    `${path}?done=withdrawn`,
  );
  expect((await post(`${path}?ask=erase`)).headers.get('location')).toBe(`${path}?done=erased`);
  expect((await fetch(site.origin + path)).status).toBe(404);
});
