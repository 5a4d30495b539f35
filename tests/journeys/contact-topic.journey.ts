/** The topic of a message: chosen first, sent to the API, and used to suggest the next pages. */

import { MESSAGE } from '#tests/contact-message.ts';
import { contactPage, storedOf } from './contact-page.ts';
import { DEEP } from './deep-journeys.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 } });

const BETTER = /open roles have a page/;

test('is stored as chosen before hydration, and decides the suggestions', async ({
  page,
  site,
  email,
}) => {
  const release = await holdRequests(page, /\/hydrate-[\w-]+\.js$/);
  const { form, field, fill, send, thanks } = contactPage(page);
  await page.goto('/contact');
  await expect(page.getByText(BETTER)).toBeHidden();
  await field('A job or an application').check();
  await expect(page.getByText(BETTER)).toBeVisible();
  release();
  await page.locator('form[novalidate]#contact-form').waitFor();
  await expect(field('A job or an application')).toBeChecked();
  await fill(email);
  await send.click();
  await expect(thanks).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.locator('main').getByRole('link').first()).toHaveAttribute(
    'href',
    '/remote-career',
  );
  await expect
    .poll(async () => (await storedOf(site.engine, email)).messages)
    .toMatchObject([{ topic: 'job' }]);
});

test('is preset by a link, and creates no draft by itself', async ({ page, site, email }) => {
  const { open, fill, field, send, thanks, snackbar } = contactPage(page);
  await open('/contact?topic=press');
  await expect(field('Press')).toBeChecked();
  await open('/contact?topic=magic');
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName('None of these');
  await expect(snackbar).toHaveCount(0);
  await open('/contact?topic=press');
  await fill(email);
  await send.click();
  await expect(thanks).toBeVisible();
  await expect
    .poll(async () => (await storedOf(site.engine, email)).messages)
    .toMatchObject([{ topic: 'press' }]);
});

test('is fixed on a page about one topic', DEEP, async ({ page, site, email }) => {
  const { open, field, send, thanks } = contactPage(page);
  await open('/hire-a-professional');
  await field('Name').fill(MESSAGE.name);
  await field('Email').fill(email);
  await field('Which role, and from when?').fill('A tester');
  await send.click();
  await expect(thanks).toBeVisible();
  await expect(page.locator('main').getByRole('link').first()).toHaveAttribute(
    'href',
    '/customers',
  );
  await expect
    .poll(async () => (await storedOf(site.engine, email)).messages)
    .toMatchObject([{ topic: 'people' }]);
});

test('can be cleared after a mistake', DEEP, async ({ page, site, email }) => {
  const { open, fill, field, send, thanks } = contactPage(page);
  await open('/contact');
  await field('Press').check();
  await field('None of these').check();
  await expect(field('Press')).not.toBeChecked();
  await fill(email);
  await send.click();
  await expect(thanks).toBeVisible();
  await expect
    .poll(async () => (await storedOf(site.engine, email)).messages)
    .toMatchObject([{ topic: '' }]);
});

test.describe('without JavaScript', DEEP, () => {
  test.use({
    javaScriptEnabled: false,
    expectedMessages: /status of 422|Autofocus processing was blocked/,
  });

  test('is kept with the rest of the input, and stored', async ({ page, site, email }) => {
    const { fill, field, send, thanks } = contactPage(page);
    await page.goto('/contact');
    await field('A project').check();
    await fill(email);
    await field('Name').fill(' ');
    await send.click();
    await expect(field('A project')).toBeChecked();
    await field('Name').fill(MESSAGE.name);
    await send.click();
    await expect(thanks).toBeVisible();
    await expect(page.locator('main').getByRole('link').first()).toHaveAttribute(
      'href',
      '/service-packages',
    );
    expect((await storedOf(site.engine, email)).messages).toMatchObject([{ topic: 'project' }]);
  });
});
