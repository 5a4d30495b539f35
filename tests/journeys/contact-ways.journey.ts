/** A message by keyboard alone, and without scripts. */
import { MESSAGES } from '#contract/text-rules.ts';
import { MESSAGE } from '#tests/contact-message.ts';
import { contactPage, storedOf } from './contact-page.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, test } from './site.ts';

test.use({
  viewport: { width: 390, height: 844 },
  expectedMessages: /status of 422|Autofocus processing was blocked/,
});

test('is filled in and sent by keyboard alone', async ({ page, site, email }) => {
  const { open, field, send, thanks } = contactPage(page);
  await open('/outsource-your-project');
  await field('Name').focus();
  for (const text of [MESSAGE.name, email, '']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('A booking app');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thanks).toBeVisible();
  await expect
    .poll(async () => (await storedOf(site.engine, email)).messages)
    .toMatchObject([{ page_route: '/outsource-your-project', message: 'A booking app' }]);
});

test.describe('without JavaScript', DEEP, () => {
  test.use({ javaScriptEnabled: false });

  test('is shown again at the form with errors, and is sent', async ({ page, site, email }) => {
    const { fill, field, send, form, thanks } = contactPage(page);
    await page.goto('/contact');
    await fill(email);
    await field('Name').fill(' ');
    await send.click();
    await expect(form.getByRole('alert')).toBeInViewport();
    await expect(form.getByText(MESSAGES.required).last()).toBeVisible();
    await expect(field('Message')).toHaveValue(MESSAGE.message);
    await field('Name').fill(MESSAGE.name);
    await send.click();
    await expect(thanks).toBeVisible();
    expect((await storedOf(site.engine, email)).messages).toMatchObject([{ verified: 0 }]);
  });
});
