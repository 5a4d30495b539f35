/**
 * Forms hydrate on the first interaction; input before or during hydration is neither lost nor sent
 * twice.
 */

import type { Page } from '@playwright/test';
import { MESSAGE } from '#tests/contact-message.ts';
import { applicationPage, RESUME } from './application-page.ts';
import { arrive } from './arrive.ts';
import { contactPage, storedOf } from './contact-page.ts';
import { deepUnless } from './deep-journeys.ts';
import { callOf, gatePage, leadsOf, postsOf, storeAs } from './gate-page.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 } });

const PAPER = '/whitepapers/single-sign-on-for-a-company-of-fifty';
const HYDRATE = /\/hydrate-[\w-]+\.js$/;

/** Holds back the script that hydrates the forms. */
const holdHydration = (page: Page) => holdRequests(page, HYDRATE);

for (const path of ['/hire-a-professional', '/newsletter', PAPER]) {
  test(
    `${path} fetches its form's scripts on the first interaction, not when visible`,
    deepUnless(path === '/newsletter'),
    async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => {
        if (HYDRATE.test(request.url())) requests.push(request.url());
      });
      await arrive(page, path);
      await page.waitForLoadState('networkidle');
      await page.locator('main form').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(requests).toEqual([]);
      await page.locator('main form input:visible').first().focus();
      await page.locator('main form[novalidate]').waitFor();
      expect(requests).toHaveLength(1);
    },
  );
}

test('a message submitted before hydration is stored once', async ({ page, site, email }) => {
  const { field, send, thanks } = contactPage(page);
  const release = await holdHydration(page);
  await page.goto('/hire-a-professional');
  await field('Name').fill(MESSAGE.name);
  await field('Email').fill(email);
  await field('Which role, and from when?').fill('A tester from January');
  await send.click();
  release();
  await expect(thanks).toBeVisible();
  const { messages } = await storedOf(site.engine, email);
  expect(messages).toMatchObject([{ name: MESSAGE.name, message: 'A tester from January' }]);
});

test('a white paper requested before hydration opens, with the checkbox as set', async ({
  page,
  site,
  email,
}) => {
  const { fill, newsletter, button, thanks } = gatePage(page);
  const posts = postsOf(page);
  const release = await holdHydration(page);
  await page.goto(PAPER);
  await fill(email);
  await newsletter.check();
  await button.click();
  release();
  await expect(thanks).toBeVisible();
  expect(posts.map(callOf).filter((call) => call?.endsWith('/pdf'))).toHaveLength(1);
  await expect
    .poll(async () => (await leadsOf(site.engine, email)).map(({ source }) => source))
    .toContain('Newsletter');
});

test('a file chosen before hydration is kept', async ({ page }) => {
  const { resume } = applicationPage(page);
  const release = await holdHydration(page);
  await page.goto('/drop-your-info');
  await resume.setInputFiles(RESUME);
  release();
  await expect(page.getByText(RESUME.name)).toBeVisible();
});

test('an application submitted before hydration is sent with its file', async ({ page }) => {
  const form = applicationPage(page);
  const release = await holdHydration(page);
  await page.goto('/drop-your-info');
  await form.fill();
  await form.send.click();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Sita!');
});

test('a key pressed during hydration is kept', async ({ page }) => {
  // Typed at the earliest moment at which the browser can dispatch the event.
  await page.route(HYDRATE, (route) => {
    const url = new URL(route.request().url()).pathname;
    return route.fulfill({
      contentType: 'text/javascript',
      body: `import { hydrate as real } from '${url}?real';
export function hydrate(...args) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => document.execCommand('insertText', false, 'a');
  port2.postMessage(null);
  return real(...args);
}`,
    });
  });
  await page.goto('/newsletter');
  const field = page.getByRole('main').getByLabel('First Name');
  await field.pressSequentially('Sit');
  await page.locator('main form[novalidate]').waitFor();
  await expect(field).toHaveValue('Sita');
});

test('a stored draft is restored without an interaction', async ({ page }) => {
  await arrive(page, '/hire-a-professional');
  const values = { name: 'Sita', email: '', company: '', phoneNumber: '', message: 'A tester' };
  const draft = { values, key: null, savedAt: Date.now() };
  await storeAs(page, 'contact:/hire-a-professional', JSON.stringify(draft));
  const access = { firstName: 'Sita', email: 'sita@example.com', pdfUrl: '/media/papers/a.pdf' };
  await storeAs(page, 'whitepaper:single-sign-on-for-a-company-of-fifty', JSON.stringify(access));
  await page.reload();
  await expect(contactPage(page).field('Name')).toHaveValue('Sita');
  await page.route('/media/papers/a.pdf', (route) => route.fulfill({ body: '' }));
  await page.goto(PAPER);
  await expect(gatePage(page).thanks).toBeVisible();
});
