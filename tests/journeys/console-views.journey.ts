/** The other console views, in light mode on a wide screen and in dark mode on a phone. */
import { randomUUID } from 'node:crypto';
import { solveCaptcha } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { axeFindings } from './axe-findings.ts';
import { CONSOLE_REQUESTS, consoleOrigin, openConsole } from './console-session.ts';
import { misplacedElements } from './grid-areas.ts';
import { expect, test } from './site.ts';

test.use({ expectedRequests: CONSOLE_REQUESTS });

test('inbox, jobs, privacy and the audit log are accessible', async ({
  page,
  context,
  site,
  email,
}) => {
  const captcha = await solveCaptcha(site.origin, '?form=contact');
  const sent = await postContact(site.origin, { ...MESSAGE, email, captcha });
  expect(sent.status).toBe(201);
  const { data } = (await sent.json()) as { data: { id: string } };
  await site.engine.db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      channel: 'mail',
      topic: 'message.notice',
      subject_id: data.id,
      created_at: 1,
      next_attempt_at: 1,
      attempts: 3,
      delivered_at: null,
      failed_at: 2,
      last_error: '550 No such user',
    })
    .execute();
  await site.engine.db
    .insertInto('missed_searches')
    .values({ lang: 'en', text: 'wooden boats', count: 7, last_at: Date.now() })
    .execute();
  const { call } = await openConsole(context, page, site);
  // Creates an audit entry.
  await call('POST', '/staff/invitations', {
    email: `views.${email}`.toLowerCase(),
    role: 'reader',
  });
  const views = [
    ['inbox', 'Inbox', MESSAGE.name],
    [`inbox/message/${data.id}`, MESSAGE.name, 'We look for a tester.'],
    ['inbox/deliveries', 'Deliveries', 'There is no mailbox at this address.'],
    ['jobs', 'Jobs', 'Senior React Engineer'],
    ['searches', 'Searches', 'wooden boats'],
    ['privacy', 'Privacy', 'Personal data'],
    ['audit-log', 'Audit log', 'Kabita Shrestha'],
  ] as const;
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const [path, title, text] of views) {
      await page.goto(`${consoleOrigin(site)}/console/${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(
        page.getByRole('main').getByText(text).filter({ visible: true }).first(),
      ).toBeVisible();
      expect([path, width, await axeFindings(page)]).toEqual([path, width, []]);
      const isTooWide = () => document.documentElement.scrollWidth > innerWidth;
      expect([path, width, await page.evaluate(isTooWide)]).toEqual([path, width, false]);
      expect([path, width, await misplacedElements(page)]).toEqual([path, width, []]);
    }
  }
});

test('filters the audit log by one object', async ({ page, context, site }) => {
  const { id, call } = await openConsole(context, page, site);
  await call('PATCH', '/account', { name: 'Kabita S.' });
  await call('POST', '/account/sessions/end-others');
  await page.goto(`${consoleOrigin(site)}/console/audit-log?staff=${id}`);
  const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
  const [entry, removeFilter] = [
    entries.first(),
    page.getByRole('button', { name: /^Remove filter Item: / }),
  ];
  await expect(entry).toContainText('Kabita S.');
  await entry
    .getByRole('button', { name: /: show only this item$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/object=/);
  await expect(removeFilter).toBeVisible();
  await expect(entries.first()).toBeVisible();
  await removeFilter.click();
  await expect(page).not.toHaveURL(/object=/);
});
