import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/public/http.ts';
import { applicationForm, postApplication, solveCaptcha } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { postLead, SITA } from '#tests/lead.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { linkTo, postNewsletter, queuedFor, storeUnconfirmed, tokenTo } from '#tests/newsletter.ts';

let api: TestApp;
let site: TestApp;
beforeAll(async () => {
  api = await makeApp('SQLite', { TRUST_PROXY: '1' });
  site = await makeApp('SQLite', { API_BASE_URL: api.origin, RATE_LIMIT_FORMS: '20/minute' });
});
afterAll(async () => {
  await site.close();
  await api.close();
});

const stored = () => api.engine.db.selectFrom('applications').select('name').execute();

test('pages read from the other host, and browsers reach it through this one', async () => {
  const page = await fetch(`${site.origin}/talents-on-demand/senior-react-engineer`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Minimum Qualifications');
  expect((await fetch(`${site.origin}/talents-on-demand/shopify-developer`)).status).toBe(410);
  const list = await fetch(`${site.origin}${API_PREFIX}/job-listings?limit=2`);
  expect(await list.json()).toMatchObject({ total: 24 });
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
});

test('stores applications on the other host, with scripts and without', async () => {
  const captcha = await solveCaptcha(site.origin);
  const form = applicationForm({ name: 'By Script', captcha });
  expect((await postApplication(site.origin, form)).status).toBe(201);
  // One post a minute may be stored; a post with invalid fields is not counted.
  const incomplete = await fetch(`${site.origin}/drop-your-info`, {
    method: 'POST',
    body: applicationForm({ name: 'Not Yet', email: '' }),
  });
  expect(incomplete.status).toBe(422);
  const posted = await fetch(`${site.origin}/drop-your-info`, {
    method: 'POST',
    body: applicationForm({ name: 'By Page' }),
    redirect: 'manual',
  });
  expect(posted.status).toBe(302);
  expect((await stored()).map(({ name }) => name).sort()).toEqual(['By Page', 'By Script']);
});

test('stores messages on the other host, with scripts and without', async () => {
  const captcha = await solveCaptcha(site.origin);
  expect((await postContact(site.origin, { ...MESSAGE, captcha })).status).toBe(201);
  const posted = await fetch(`${site.origin}/contact`, {
    method: 'POST',
    body: new URLSearchParams({ ...MESSAGE, name: 'Ram Rai' }),
    redirect: 'manual',
  });
  expect(posted.status).toBe(302);
  const { db } = api.engine;
  const messages = await db.selectFrom('contact_messages').select('name').execute();
  expect(messages.map(({ name }) => name).sort()).toEqual(['Ram Rai', MESSAGE.name]);
  const leads = await db.selectFrom('leads').select(['source', 'last_name']).execute();
  expect(leads).toEqual([{ source: 'Contact us', last_name: 'Rai' }]);
  await db.deleteFrom('leads').execute();
});

test('stores leads on the other host, with the page they came from', async () => {
  expect((await postLead(site.origin, 'Newsletter')).status).toBe(201);
  const unlimited = await makeApp('SQLite', { API_BASE_URL: api.origin });
  const posted = await fetch(`${unlimited.origin}/?index`, {
    method: 'POST',
    body: new URLSearchParams({ ...SITA, firstName: 'Ram', pageTitle: 'सेत' }),
  });
  await unlimited.close();
  expect(await posted.text()).toContain('Thank you, Ram!');
  const leads = await api.engine.db.selectFrom('leads').selectAll().execute();
  expect(leads).toMatchObject([{ first_name: 'Sita' }, { page_route: '/', page_title: 'सेत' }]);
});

test('uses newsletter links on the other host, with scripts and without', async () => {
  const { db } = api.engine;
  const id = await storeUnconfirmed(db, 'sita@elsewhere.example');
  const token = await tokenTo(db, 'confirm', id);
  expect((await postNewsletter(site.origin, 'confirm', { token })).status).toBe(200);
  const link = await linkTo(db, 'leave', id);
  const question = await fetch(site.origin + link);
  expect(await question.text()).toContain('Leave the newsletter?');
  const answer = await fetch(site.origin + link, { method: 'POST' });
  expect(await answer.text()).toContain('You are unsubscribed');
  expect((await fetch(`${site.origin}/newsletter?leave=x`)).status).toBe(410);
  expect(await queuedFor(db, id)).toEqual(['subscription.ended.crm', 'subscription.ended.notice']);
});

test('the other host gets the client IP that we determined, not one that a visitor claims', async () => {
  const limited = await makeApp('SQLite', { TRUST_PROXY: '1', RATE_LIMIT_READS: '1/minute' });
  const front = await makeApp('SQLite', { API_BASE_URL: limited.origin });
  const ask = (claim: string) =>
    fetch(`${front.origin}${API_PREFIX}/captcha`, { headers: { 'x-forwarded-for': claim } });
  expect((await ask('203.0.113.1')).status).toBe(200);
  expect((await ask('203.0.113.2')).status).toBe(429);
  await front.close();
  await limited.close();
});

test('the other host counts posts to pages per visitor, and unsubscribe links as reads', async () => {
  const limited = await makeApp('SQLite', { TRUST_PROXY: '1', RATE_LIMIT_FORMS: '1/minute' });
  const front = await makeApp('SQLite', { TRUST_PROXY: '1', API_BASE_URL: limited.origin });
  const post = async (path: string, ip: string, fields: Record<string, string> = {}) => {
    const headers = { 'x-forwarded-for': ip };
    const body = new URLSearchParams(fields);
    return (await fetch(front.origin + path, { method: 'POST', headers, body })).status;
  };
  const lead = { ...SITA, form: 'newsletter' };
  expect(await post('/newsletter', '203.0.113.1', lead)).toBe(201);
  expect(await post('/newsletter', '203.0.113.2', { ...lead, email: 'ram@example.com' })).toBe(201);
  expect(await post('/newsletter', '203.0.113.2', { ...lead, email: 'maya@example.com' })).toBe(
    429,
  );
  const { db } = limited.engine;
  const hashes = await db.selectFrom('leads').select('address_hash').distinct().execute();
  expect(hashes).toHaveLength(2);
  const link = await linkTo(db, 'leave', await storeUnconfirmed(db, 'gita@example.com'));
  const statuses = [await post(link, '203.0.113.9'), await post(link, '203.0.113.9')];
  expect(statuses).toEqual([200, 200]);
  await front.close();
  await limited.close();
});

test('answers 503 with Retry-After while the other host is unreachable', async () => {
  const front = await makeApp('SQLite', { API_BASE_URL: 'http://127.0.0.1:1' });
  const answers = await Promise.all([
    fetch(`${front.origin}${API_PREFIX}/job-listings`),
    postApplication(front.origin, applicationForm()),
  ]);
  for (const response of answers) {
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ type: 'urn:problem:unavailable' });
  }
  expect((await fetch(`${front.origin}/talents-on-demand`)).status).toBe(503);
  expect((await fetch(`${front.origin}/newsletter?leave=x`)).status).toBe(503);
  expect((await fetch(`${front.origin}/readyz`)).status).toBe(503);
  await front.close();
});
