import type { Page } from '@playwright/test';
import { LEAD_MESSAGES } from '#contract/lead-rules.ts';
import { pointAt } from './arrive.ts';
import { axeFindings } from './axe-findings.ts';
import { DEEP } from './deep-journeys.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

function newsletter(page: Page) {
  const block = page.getByRole('region', { name: 'A letter from both sides' });
  const field = (name: string) => block.getByLabel(name);
  return {
    block,
    field,
    button: block.getByRole('button'),
    alert: block.getByRole('alert'),
    thanks: block.getByRole('status'),
    /** Waits until the form is hydrated. */
    open: async () => {
      await page.goto('/');
      // The form hydrates on the first interaction.
      await pointAt(block.getByRole('button'));
      await block.locator('form[novalidate]').waitFor();
    },
    fill: async (email: string) => {
      await field('First Name').fill('Sita');
      await field('Last Name').fill('Gurung');
      await field('Email').fill(email);
    },
  };
}

test.use({
  viewport: { width: 390, height: 844 },
  expectedMessages: /status of 503|net::ERR_FAILED/,
});

test('reports missing fields beside each field and for the form', async ({ page }) => {
  const { open, block, field, button, alert } = newsletter(page);
  await open();
  await button.click();
  await expect(alert).toHaveText(LEAD_MESSAGES.incomplete);
  await expect(field('First Name')).toBeFocused();
  await expect(field('First Name')).toHaveAccessibleDescription(LEAD_MESSAGES.incomplete);
  await expect(field('Last Name')).toHaveAccessibleDescription(LEAD_MESSAGES.lastName);
  await expect(field('Email')).toHaveAccessibleDescription(LEAD_MESSAGES.email);
  expect(await axeFindings(page, '#newsletter')).toEqual([]);

  await field('First Name').fill('  ');
  await field('Last Name').fill('Gurung');
  await field('Email').fill('sita@example.com');
  await button.click();
  await expect(alert).toHaveText(LEAD_MESSAGES.incomplete);
  await expect(block.locator('[aria-invalid=true]')).toHaveCount(1);
  await field('First Name').fill('Sita');
  await expect(alert).toBeHidden();
  await field('Email').fill('sita@');
  await button.click();
  await expect(field('Email')).toBeFocused();
  await expect(field('Email')).toHaveAccessibleDescription(LEAD_MESSAGES.emailFormat);
  await expect(alert).toBeHidden();
});

test('stores a subscriber with page and consent, and says thanks', async ({
  page,
  site,
  email,
}) => {
  const { open, fill, field, button, thanks } = newsletter(page);
  await open();
  await fill(email);
  const release = await holdRequests(page, /\/crms\?/);
  await button.dblclick();
  await expect(button).toBeDisabled();
  await expect(button).toHaveText('Subscribing…');
  release();
  await expect(thanks).toContainText('Thank you, Sita!');
  await expect(thanks).toBeFocused();
  await expect(thanks).toBeInViewport();
  for (const name of ['First Name', 'Last Name', 'Email']) {
    await expect(field(name)).toHaveValue('');
  }
  expect(await axeFindings(page, '#newsletter')).toEqual([]);
  const rows = await site.engine.db
    .selectFrom('leads')
    .selectAll()
    .where('email', '=', email)
    .execute();
  expect(rows).toMatchObject([
    {
      source: 'Newsletter',
      first_name: 'Sita',
      last_name: 'Gurung',
      page_route: '/',
      page_title: await page.title(),
      consent_wording: expect.stringMatching(/^By subscribing you agree/),
      verified: null,
    },
  ]);
});

test('keeps the input if it fails, and a repeat stores one', async ({ page, site, email }) => {
  const { open, fill, field, button, thanks } = newsletter(page);
  await open();
  await fill(email);
  await page.route('**/crms?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await button.click();
  await expect(field('Email')).toBeFocused();
  await expect(field('Email')).toHaveAccessibleDescription(LEAD_MESSAGES.failed);
  await expect(field('First Name')).toHaveValue('Sita');
  await expect(field('Email')).toHaveValue(email);
  expect(await axeFindings(page, '#newsletter')).toEqual([]);

  // The request is stored, and only the response is lost.
  await page.unroute('**/crms?*');
  await page.route('**/crms?*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed');
  await button.click();
  await lost;
  await expect(button).toBeEnabled();
  await expect(field('Email')).toHaveAccessibleDescription(LEAD_MESSAGES.failed);
  await page.unroute('**/crms?*');
  await button.click();
  await expect(thanks).toContainText('Thank you, Sita!');
  const rows = await site.engine.db
    .selectFrom('leads')
    .select('id')
    .where('email', '=', email)
    .execute();
  expect(rows).toHaveLength(1);
});

test('works by keyboard alone', async ({ page, email }) => {
  const { open, field, button, block, thanks } = newsletter(page);
  await open();
  await field('First Name').focus();
  await page.keyboard.type('Sita');
  await page.keyboard.press('Tab');
  await expect(field('Last Name')).toBeFocused();
  await page.keyboard.type('Gurung');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(block.getByRole('link', { name: 'Privacy Policy' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(thanks).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Read the latest posts' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field('First Name')).toBeFocused();
});

test.describe('without JavaScript', DEEP, () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /status of 422/ });

  test('is sent, or shown again at the form with errors', async ({ page, site, email }) => {
    const { block, fill, field, button, thanks, alert } = newsletter(page);
    await page.goto('/');
    await fill(email);
    await field('Last Name').fill(' ');
    await button.click();
    await expect(alert).toHaveText(LEAD_MESSAGES.incomplete);
    await expect(alert).toBeInViewport();
    await expect(block.getByText(LEAD_MESSAGES.lastName)).toBeVisible();
    await expect(field('Email')).toHaveValue(email);
    await field('Last Name').fill('Gurung');
    await button.click();
    await expect(thanks).toContainText('Thank you, Sita!');
    await expect(thanks).toBeInViewport();
    const rows = await site.engine.db
      .selectFrom('leads')
      .selectAll()
      .where('email', '=', email)
      .execute();
    expect(rows).toMatchObject([{ verified: 0, page_route: '/', page_title: 'Tarn' }]);
  });
});
