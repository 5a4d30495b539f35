/** Unread counts in the console's menu. */
import { storeApplicant } from '#tests/applicants.ts';
import { solveCaptcha } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { CONSOLE_REQUESTS, expectCount, openConsole } from './console-session.ts';
import { expect, test } from './site.ts';

test.use({ expectedRequests: CONSOLE_REQUESTS });

test('counts an arriving item until it is opened', async ({ page, context, site, email }) => {
  const { db } = site.engine;
  await db.updateTable('applications').set({ read_at: 1 }).execute();
  await db.updateTable('inbox_states').set({ read_at: 1 }).execute();
  await storeApplicant(db, { name: 'Sita Karki' });
  await page.clock.install();
  await openConsole(context, page, site, { path: '/inbox' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  await expect(link('Applicants, 1 unread')).toBeVisible();
  await expect(link('Inbox')).toBeVisible();

  const captcha = await solveCaptcha(site.origin, '?form=contact');
  // The list may show it later than the menu counts it, and has messages of other journeys.
  const name = 'Asmita Lama';
  const sent = await postContact(site.origin, { ...MESSAGE, name, email, captcha });
  expect(sent.status).toBe(201);
  await expectCount(page, link('Inbox, 1 unread'));
  await page.getByRole('list', { name: 'Inbox' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectCount(page, link('Inbox'));

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(link('Applicants, 1 unread')).toBeVisible();
  await link('Applicants, 1 unread').click();
  await page.getByRole('link', { name: 'Sita Karki' }).click();
  await expectCount(page, link('Applicants'));
});

test('is requested only for areas that the role may read', async ({ page, context, site }) => {
  const areas: string[] = [];
  page.on('request', (request) => {
    const [, what] = /\/unread\/(\w+)/.exec(request.url()) ?? [];
    if (what) areas.push(what);
  });
  await openConsole(context, page, site, { role: 'sales', path: '/inbox' });
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await expect.poll(() => [...areas].sort()).toEqual(['inbox', 'notifications']);
});
