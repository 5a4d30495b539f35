/** A job seeker who reads Nepali, from the English site to a sent application. */
import { RESUME } from './application-page.ts';
import { untilHydrated } from './arrive.ts';
import { overflowOf } from './overflow.ts';
import { expect, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'Europe/London' });

const JOB = 'lead-platform-engineer';

test('the language switch stays on the page, both ways', async ({ page }) => {
  await page.goto(`/talents-on-demand/${JOB}`);
  await page.getByRole('link', { name: 'नेपाली' }).click();
  await expect(page).toHaveURL(new RegExp(`/ne/talents-on-demand/${JOB}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(new RegExp(`[^e]/talents-on-demand/${JOB}$`));
});

for (const width of [320, 360, 375, 1200]) {
  test(`no page is wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/ne']) {
      await page.goto(path);
      expect(await overflowOf(page), path).toBe(0);
    }
  });
}

test("shows hours in the visitor's time zone in Nepali", async ({ page }) => {
  await page.goto(`/ne/talents-on-demand/${JOB}`);
  const hours = page.locator('aside dd').filter({ hasText: 'तपाईंकहाँको समय' });
  await expect(hours).toContainText(/[०-९]:[०-९]/);
  await expect(hours).not.toContainText(/[AP]M/);
});

test('reports errors and thanks in Nepali', async ({ page, site, email }) => {
  await page.goto(`/ne/talents-on-demand/${JOB}`);
  await page.getByRole('link', { name: 'आवेदन दिनुहोस्' }).last().click();
  await expect(page).toHaveURL(`/ne/drop-your-info?jobId=${JOB}`);
  const name = page.getByLabel('पूरा नाम');
  await untilHydrated(page);
  await name.click();
  await page.locator('form[novalidate]').waitFor();
  const send = page.getByRole('button', { name: 'आवेदन पठाउनुहोस्' });
  await send.click();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('heading') });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('heading')).toHaveText(/^यी [२-९] ठाउँ/);
  await expect(summary).toContainText('यो ठाउँ भर्नैपर्छ');
  await expect(summary).not.toContainText('This Field Is Required');

  await name.fill('सीता गुरुङ');
  await page.getByLabel('इमेल').fill(email);
  await page.getByLabel('फोन नम्बर').fill('9841234567');
  await page.getByLabel('LinkedIn युजरनेम').fill('sita-gurung');
  await page.locator('input[name=cv]').setInputFiles(RESUME);
  await send.click();
  await expect(page).toHaveURL(/\/ne\/successful-submission\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/सीता.*धन्यवाद|धन्यवाद.*सीता/);
  const sent = await site.engine.db
    .selectFrom('applications')
    .select(['name', 'consent_page', 'consent_wording'])
    .where('email', '=', email)
    .execute();
  expect(sent).toEqual([
    {
      name: 'सीता गुरुङ',
      consent_page: '/ne/drop-your-info',
      consent_wording: expect.stringMatching(/^यो फारम पठाउँदा/),
    },
  ]);
});

test('finds jobs for Devanagari input while typing', async ({ page }) => {
  await page.goto('/ne/talents-on-demand');
  await untilHydrated(page);
  await page.getByRole('searchbox').fill('पोखरा');
  await expect(page.locator('[data-job-results]')).toContainText('पोखरा');
  await expect(page).toHaveURL(/\/ne\/talents-on-demand\?q=/);
});
