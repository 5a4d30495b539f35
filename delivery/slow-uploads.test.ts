/** Slow uploads take neither memory nor the quota of others. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applicationForm, postApplication, solveCaptcha } from '#tests/application-form.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { beginUpload, type SlowUpload } from '#tests/slow-upload.ts';

/** Maximum of simultaneous uploads, in total and for one network. */
const MOST = 200;
const MOST_EACH = 20;

let app: TestApp;
let begun: SlowUpload[];
beforeEach(async () => {
  begun = [];
  app = await makeApp('SQLite', { TRUST_PROXY: '1', CAPTCHA: 'off' });
});
afterEach(async () => {
  for (const upload of begun) upload.abort();
  await app.close();
});

async function begin(count: number, ipOf: (n: number) => string, path?: string) {
  const uploads = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      beginUpload(app.origin, { ip: ipOf(n), ...(path && { path }) }),
    ),
  );
  begun.push(...uploads);
  return uploads;
}

const countOver = (uploads: SlowUpload[]) => uploads.filter(({ isOver }) => isOver()).length;
const stored = () => app.engine.db.selectFrom('applications').select('id').execute();
const postFrom = (ip: string) =>
  postApplication(app.origin, applicationForm(), { 'x-forwarded-for': ip });

test('refuses more uploads of one network immediately, but not those of others', async () => {
  const uploads = await begin(MOST_EACH + 1, () => '203.0.113.1');
  await expect.poll(() => countOver(uploads)).toBe(1);
  const refused = uploads.find(({ isOver }) => isOver());
  const { status, headers } = (await refused?.answer) ?? {};
  expect([status, headers?.['retry-after']]).toEqual([429, '5']);
  expect((await postFrom('203.0.113.2')).status).toBe(201);

  // A finished upload is stored and frees its place.
  const [first] = uploads.filter((upload) => upload !== refused);
  first?.finish();
  expect((await first?.answer)?.status).toBe(201);
  expect((await postFrom('203.0.113.1')).status).toBe(201);
  expect(await stored()).toHaveLength(3);
});

test('refuses uploads over the total immediately, serves pages, and frees aborted ones', async () => {
  const uploads = await begin(MOST + 10, (n) => `203.0.113.${n % 15}`);
  await expect.poll(() => countOver(uploads)).toBe(10);
  const refused = await Promise.all(
    uploads.filter(({ isOver }) => isOver()).map(({ answer }) => answer),
  );
  for (const { status, headers } of refused) {
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  }
  expect((await fetch(`${app.origin}/about`)).status).toBe(200);
  for (const upload of uploads) upload.abort();
  await expect.poll(async () => (await postFrom('203.0.113.99')).status).toBe(201);
});

test('a wrong captcha is refused before the file has arrived', async () => {
  await app.close();
  app = await makeApp('SQLite', { TRUST_PROXY: '1' });
  const fields = { captcha: 'none' };
  const upload = await beginUpload(app.origin, { ip: '203.0.113.3', fields });
  begun.push(upload);
  const { status, body } = await upload.answer;
  expect(status).toBe(422);
  expect(JSON.parse(body).errors).toMatchObject([{ field: 'captcha' }]);
});

test('a repeat of a stored application needs no valid captcha', async () => {
  await app.close();
  app = await makeApp('SQLite', { TRUST_PROXY: '1' });
  const captcha = await solveCaptcha(app.origin);
  const headers = { 'idempotency-key': 'the-same', 'x-forwarded-for': '203.0.113.4' };
  const first = await postApplication(app.origin, applicationForm({ captcha }), headers);
  const again = await postApplication(app.origin, applicationForm({ captcha: 'old' }), headers);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(await again.json()).toEqual(await first.json());
});

test('slow posts to pages do not delay others', async () => {
  const uploads = await begin(40, (n) => `203.0.113.${n % 10}`, '/drop-your-info');
  const quick = await fetch(`${app.origin}/drop-your-info`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '203.0.113.20' },
    body: applicationForm(),
    redirect: 'manual',
  });
  expect(quick.status).toBe(302);
  expect(countOver(uploads)).toBe(0);
  uploads[0]?.finish();
  expect((await uploads[0]?.answer)?.status).toBe(302);
});

test('limits simultaneous posts of a network to pages', async () => {
  const uploads = await begin(MOST_EACH + 1, () => '203.0.113.5', '/drop-your-info');
  await expect.poll(() => countOver(uploads)).toBe(1);
  const { status, headers } = (await uploads.find(({ isOver }) => isOver())?.answer) ?? {};
  expect([status, headers?.['retry-after']]).toEqual([429, '5']);
});
