/** A message whose delivery failed or is unknown: the input is never lost. */
import type { Page } from '@playwright/test';
import { MESSAGE } from '#tests/contact-message.ts';
import { CONTACT_URL, contactPage, holdMessages, storedOf } from './contact-page.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, test } from './site.ts';

test.use({
  viewport: { width: 390, height: 844 },
  expectedMessages: /status of 503|net::ERR_(FAILED|INTERNET_DISCONNECTED)/,
});

/** Answers 503 once released, whether or not the message was stored. */
const failSlowly = (page: Page, { isStored = false } = {}) =>
  holdMessages(page, async (route) => {
    if (isStored) await route.fetch();
    // The page that sent the request may be closed.
    await route.fulfill({ status: 503, body: '{}' }).catch(() => undefined);
  });

test('reports a failure on the page open by then, and restores the text', async ({
  page,
  site,
  email,
}) => {
  const { open, fill, field, send, thanks, failed, snackbar } = contactPage(page);
  await open();
  await fill(email);
  const release = await failSlowly(page, { isStored: true });
  await send.click();
  await expect(thanks).toBeVisible();
  await page.getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/\/about$/);
  release();
  await expect(failed).toContainText('Could Not Send Message');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/contact#contact-form$/);
  await expect(field('Name')).toHaveValue(MESSAGE.name);
  await expect(field('Email')).toHaveValue(email);
  await expect(field('Company')).toHaveValue(MESSAGE.company);
  await expect(field('Phone')).toHaveValue(MESSAGE.phoneNumber);
  await expect(field('Message')).toHaveValue(MESSAGE.message);
  await expect(page.locator('#contact-form')).toBeInViewport();

  await page.unroute(CONTACT_URL);
  await send.click();
  await expect(snackbar).toContainText('Message Sent');
  expect((await storedOf(site.engine, email)).messages).toHaveLength(1);
});

test('keeps the input after the tab is closed, and can clear it', async ({ page, context }) => {
  const first = contactPage(page);
  await first.open('/hire-a-professional');
  await first.field('Name').fill('Sita');
  await first.field('Which role, and from when?').fill('A tester from January');
  await page.close();

  const next = await context.newPage();
  const { open, field, snackbar } = contactPage(next);
  await open('/hire-a-professional');
  await expect(field('Name')).toHaveValue('Sita');
  await expect(field('Which role, and from when?')).toHaveValue('A tester from January');
  await snackbar.getByRole('button', { name: 'Start over' }).click();
  await expect(field('Name')).toHaveValue('');
  await open('/outsource-your-project');
  await expect(field('Name')).toHaveValue('');
});

test(
  'without browser storage, waits for the response and keeps the text',
  DEEP,
  async ({ page, site, email }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No room', 'QuotaExceededError');
      };
    });
    const { open, fill, field, send, thanks, failed } = contactPage(page);
    await open();
    await fill(email);
    const release = await failSlowly(page);
    await send.click();
    await expect(send).toBeDisabled();
    release();
    await expect(failed).toContainText('Could Not Send Message');
    await expect(field('Message')).toHaveValue(MESSAGE.message);
    await expect(field('Email')).toHaveValue(email);
    await page.unroute(CONTACT_URL);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(thanks).toBeVisible();
    expect((await storedOf(site.engine, email)).messages).toHaveLength(1);
  },
);

test('stays on the form while offline, and keeps the text', async ({ page, context, email }) => {
  const { open, fill, form, field, send, failed } = contactPage(page);
  await open();
  await fill(email);
  await expect(form.getByText('Check passed')).toBeVisible();
  await context.setOffline(true);
  await send.click();
  await expect(failed).toContainText('Could Not Send Message');
  await expect(field('Message')).toHaveValue(MESSAGE.message);
  await expect(send).toBeEnabled();
});

test('keeps both texts if the form has new input when an older message fails', async ({
  page,
  site,
  email,
}) => {
  const { open, fill, field, send, thanks, failed, snackbar } = contactPage(page);
  await open();
  await fill(email);
  const release = await failSlowly(page);
  await send.click();
  await expect(thanks).toBeVisible();
  await page.goBack();
  await expect(field('Message')).toHaveValue(MESSAGE.message);
  await field('Message').fill('Something else');
  release();
  await expect(failed).toBeVisible();
  await page.unroute(CONTACT_URL);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(snackbar).toContainText('Message Sent');
  await expect(field('Message')).toHaveValue('Something else');
  const { messages } = await storedOf(site.engine, email);
  expect(messages).toMatchObject([{ message: MESSAGE.message }]);
});

test('names a message whose response was lost, and stores it once', async ({
  page,
  site,
  email,
}) => {
  const { open, fill, field, send, thanks, failed, snackbar } = contactPage(page);
  await open();
  await fill(email);
  await page.route(CONTACT_URL, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.click();
  await expect(thanks).toBeVisible();
  await expect(failed).toContainText('Could Not Send Message');
  expect((await storedOf(site.engine, email)).messages).toHaveLength(1);
  await page.unroute(CONTACT_URL);
  await open();
  await expect(failed).toContainText('Could Not Send Message');
  await expect(field('Message')).toHaveValue(MESSAGE.message);
  await send.click();
  await expect(snackbar).toContainText('Message Sent');
  expect((await storedOf(site.engine, email)).messages).toHaveLength(1);
});

test(
  'stores a message once if its tab is reloaded before the response',
  DEEP,
  async ({ page, site, email }) => {
    const { open, fill, send, thanks, snackbar } = contactPage(page);
    await open();
    await fill(email);
    // Removing the route would release the calls that it holds.
    let isHeld = true;
    let heldCount = 0;
    await page.route(CONTACT_URL, (route) => {
      if (!isHeld) return route.continue();
      heldCount += 1;
      return new Promise(() => undefined);
    });
    await send.click();
    await expect(thanks).toBeVisible();
    const heldBefore = heldCount;
    await page.reload();
    await expect.poll(() => heldCount).toBeGreaterThan(heldBefore);
    isHeld = false;
    await page.reload();
    await expect(snackbar).toContainText('Message Sent');
    await expect.poll(async () => (await storedOf(site.engine, email)).leads).toHaveLength(1);
    expect((await storedOf(site.engine, email)).messages).toHaveLength(1);
    await page.reload();
    await expect(thanks).toBeVisible();
    await expect(snackbar).toHaveCount(0);
  },
);
