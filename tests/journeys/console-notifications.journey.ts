/** Notifications of mentions and assignments. */
import { storeApplicant } from '#tests/applicants.ts';
import { signIn } from '#tests/staff.ts';
import { axeFindings } from './axe-findings.ts';
import { CONSOLE_REQUESTS, expectCount, signInToConsole } from './console-session.ts';
import { misplacedElements } from './grid-areas.ts';
import { expect, test } from './site.ts';

test.use({ expectedRequests: CONSOLE_REQUESTS });

test('shows a mention and an assignment live, and opens them', async ({ page, context, site }) => {
  const name = `Asha Tamang ${process.pid}`;
  const id = await storeApplicant(site.engine.db, { name, role: 'Tester' });
  const colleague = await signIn(site, 'recruiter', { name: 'Bimal Rai' });
  const own = await signInToConsole(context, site, 'recruiter');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const link = (label: string) => menu.getByRole('link', { name: label, exact: true });

  await page.clock.install();
  await page.goto(`${own.url}/notifications`);
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();

  const text = `@${own.name} what do you think of the second answer?`;
  await colleague.call('POST', `/applications/${id}/notes`, { text, mentions: [own.id] });
  await colleague.call('POST', '/applications/bulk', {
    ids: [id],
    change: { assigneeId: own.id },
  });
  await expectCount(page, link('Notifications, 2 unread'));
  const list = page.getByRole('list', { name: 'Notifications' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toContainText('what do you think of the second answer?');
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
    [1280, 'dark'],
    [390, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expect(link('Notifications, 2 unread')).toBeVisible();
    // A button that was just enabled, or changed its colors, is still fading.
    await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
    expect(await axeFindings(page)).toEqual([]);
    const isTooWide = () => document.documentElement.scrollWidth > innerWidth;
    expect(await page.evaluate(isTooWide)).toBe(false);
    expect(await misplacedElements(page)).toEqual([]);
  }

  await list.getByRole('link', { name: `Bimal Rai mentioned you in a note on ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectCount(page, link('Notifications, 1 unread'));
  await page.goBack();
  await list.getByRole('button', { name: `Mark as unread: ${name}` }).click();
  await expectCount(page, link('Notifications, 2 unread'));
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expectCount(page, link('Notifications'));
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});

test('saves how often notifications are emailed', async ({ page, context, site }) => {
  const { url } = await signInToConsole(context, site);
  await page.goto(`${url}/account`);
  const choice = page.getByLabel('Send me an email');
  await expect(choice).toHaveValue('at-once');
  await choice.selectOption('Once a day');
  await expect(page.getByText('Email preference saved')).toBeVisible();
  await page.reload();
  await expect(choice).toHaveValue('daily');
  expect(await axeFindings(page)).toEqual([]);
});

test('hides the notifications from a role that reads neither applicants nor messages', async ({
  page,
  context,
  site,
}) => {
  const { url } = await signInToConsole(context, site, 'editor');
  await page.goto(url);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: /Notifications/ })).toHaveCount(0);
});
