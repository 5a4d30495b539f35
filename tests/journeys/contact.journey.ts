import { MESSAGES } from '#contract/text-rules.ts';
import { MESSAGE } from '#tests/contact-message.ts';
import { axeFindings } from './axe-findings.ts';
import { CONTACT_URL, contactPage, holdMessages, storedOf } from './contact-page.ts';
import { expect, test } from './site.ts';

const HOUR = 3_600_000;

test.use({
  viewport: { width: 390, height: 844 },
  expectedMessages: /status of (422|429|503)|net::ERR_FAILED|The lead was not stored/,
});

test('reports missing fields in the summary and beside each field', async ({ page }) => {
  const { open, form, field, send, alert } = contactPage(page);
  await open();
  await send.click();
  await expect(alert).toContainText('Please fix these 3 fields');
  await expect(alert).toBeFocused();
  for (const name of ['Name', 'Email', 'Message']) {
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(MESSAGES.required));
  }
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(3);
  expect(await axeFindings(page, '#contact-form')).toEqual([]);

  await alert.getByRole('link', { name: /^Email/ }).click();
  await expect(field('Email')).toBeFocused();
  await field('Email').fill('sita@');
  await expect(field('Email')).toHaveAccessibleDescription(new RegExp(MESSAGES.email));
  await field('Name').fill('Sita');
  await field('Message').fill('Hello');
  await field('Email').fill('sita@example.com');
  await expect(alert).toBeHidden();
});

test('over the rate limit, says when to try again', async ({ page, site, email }) => {
  const { open, fill, field, send, thanks, failed, snackbar } = contactPage(page);
  await open();
  await fill(email);
  await page.route(CONTACT_URL, (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      headers: { 'retry-after': '125' },
      json: { type: 'urn:problem:too-many', title: 'Too many requests', status: 429 },
    }),
  );
  await send.click();
  await expect(thanks).toBeVisible();
  await expect(failed).toContainText('Could Not Send Message');
  await expect(failed).toContainText('Try again in 3 minutes.');
  await page.unroute(CONTACT_URL);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(field('Message')).toHaveValue(MESSAGE.message);
  await send.click();
  await expect(snackbar).toContainText('Message Sent');
  expect((await storedOf(site.engine, email)).messages).toHaveLength(1);
});

test('is not sent without a captcha, which both messages say', async ({ page, email }) => {
  await page.route('**/api/v1/public/captcha?*', (route) => route.abort());
  const { open, fill, form, send, alert, failed } = contactPage(page);
  await open();
  await fill(email);
  await send.click();
  await expect(alert).toContainText(MESSAGES.captchaField);
  await expect(failed).toContainText(MESSAGES.captchaSnackbar);
  expect(new URL(page.url()).pathname).toBe('/contact');
  await page.unroute('**/api/v1/public/captcha?*');
  await form.getByRole('button', { name: 'Check again' }).click();
  await expect(form.getByText('Check passed')).toBeVisible();
});

test('thanks immediately, keeps the draft until the message is stored, and then confirms it', async ({
  page,
  site,
  email,
}) => {
  const { open, fill, send, thanks, snackbar } = contactPage(page);
  await open();
  await fill(email);
  const release = await holdMessages(page, (route) => route.continue());
  await send.dblclick();
  await expect(thanks).toBeVisible();
  const draft = () => page.evaluate(() => localStorage.getItem('contact:/contact'));
  expect(await draft()).toContain(email);
  release();
  await expect(snackbar).toContainText('Message Sent');
  expect(await draft()).toBeNull();
  await expect.poll(async () => (await storedOf(site.engine, email)).leads).toHaveLength(1);
  const { messages, leads } = await storedOf(site.engine, email);
  expect(messages).toMatchObject([
    {
      name: MESSAGE.name,
      company: MESSAGE.company,
      phone_number: MESSAGE.phoneNumber,
      message: MESSAGE.message,
      page_route: '/contact',
      page_title: 'Contact | Tarn',
      verified: 1,
    },
  ]);
  expect(leads).toMatchObject([
    {
      source: 'Contact us',
      first_name: 'Sita',
      last_name: 'Kumari Gurung',
      page_route: '/contact',
      page_title: 'Contact | Tarn',
    },
  ]);
  await page.goBack();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('replaces an expired captcha before and after sending', async ({ page, site, email }) => {
  await page.clock.install();
  const { open, fill, form, send, thanks, snackbar } = contactPage(page);
  await open();
  const challenges: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/captcha?form=contact')) challenges.push(request.url());
  });
  await fill(email);
  await expect(form.getByText('Check passed')).toBeVisible();
  await page.clock.fastForward(HOUR);
  await expect.poll(() => challenges.length).toBe(2);
  await expect(form.getByText('Check passed')).toBeVisible();

  // The server's clock decides: it rejects the captcha once, and the form solves a new one.
  const errors = [{ field: 'captcha', message: MESSAGES.captchaField }];
  const refusal = { status: 422, contentType: 'application/problem+json' };
  // The page that is left gets the first rejection; the next page checks the outcome and gets the
  // second.
  let refusals = 2;
  // With `times: 2`, Playwright sometimes does not report the request after the last one.
  await page.route(CONTACT_URL, (route) =>
    refusals-- > 0 ? route.fulfill({ ...refusal, json: { errors } }) : route.continue(),
  );
  await send.click();
  await expect(thanks).toBeVisible();
  await expect(snackbar).toContainText('Message Sent');
  expect(challenges).toHaveLength(3);
  expect((await storedOf(site.engine, email)).messages).toHaveLength(1);
});
