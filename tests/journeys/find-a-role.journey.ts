import type { Page } from '@playwright/test';
import { DEEP } from './deep-journeys.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

const PHONE = { width: 390, height: 844 };

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('leads from home to a matching job in three actions', async ({ page }) => {
    await page.goto('/');
    await page.locator('main').getByRole('link', { name: 'See open roles' }).first().click();
    await page.getByRole('link', { name: 'Internships' }).click();
    await expect(page.getByRole('heading', { name: '4 open roles' })).toBeVisible();
    await page.getByRole('link', { name: 'QA Trainee' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'QA Trainee' })).toBeVisible();
    // The pay and the hours are visible without scrolling.
    await expect(page.getByText('NPR 20,000 a month').first()).toBeInViewport();
    await expect(page.getByText('10:00 AM to 5:00 PM').first()).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeInViewport();
  });

  test('opens filters as a sheet, shows how many are active, and closes it with the results', async ({
    page,
  }) => {
    await page.goto('/talents-on-demand');
    const sheet = page.locator('#job-filters');
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await sheet.getByRole('checkbox', { name: /^Remote/ }).check();
    await expect(page).toHaveURL(/\?mode=remote$/);
    await sheet.getByRole('button', { name: 'Show roles' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { name: '12 open roles' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await page.getByRole('link', { name: 'Remove Remote' }).click();
    await expect(page.getByRole('heading', { name: '24 open roles' })).toBeVisible();
  });
});

test('searches for the input and the filters without leaving the page', async ({ page }) => {
  await page.goto('/talents-on-demand');
  const box = page.getByRole('searchbox', { name: 'Search open roles' });
  await box.fill('engineer');
  await expect(page).toHaveURL(/\?q=engineer$/);
  await expect(box).toBeFocused();
  const senior = page.getByRole('checkbox', { name: /^Senior/ });
  await senior.check();
  await expect(page).toHaveURL(/\?q=engineer&level=senior$/);
  await expect(page.getByRole('status').first()).toHaveText(/open role/);
  await expect(senior).toBeFocused();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('pay');
  await expect(page).toHaveURL(/sort=pay/);
  // New results replace the link, and a press that began on the old one is lost.
  await expect(page.locator('[data-job-results]')).not.toHaveAttribute('aria-busy');
  await page.getByRole('link', { name: 'Remove Senior' }).click();
  await expect(senior).not.toBeChecked();
  await page.goBack();
  await expect(senior).toBeChecked();
  await expect(box).toHaveValue('engineer');
});

for (const [change, query, select] of [
  ['filter', 'mode=remote', (page) => page.getByRole('checkbox', { name: /^Remote/ }).check()],
  ['order', 'sort=pay', (page) => page.getByRole('combobox').selectOption('pay')],
] satisfies [string, string, (page: Page) => Promise<unknown>][]) {
  test(`${change} selected before the script has loaded changes the results`, async ({ page }) => {
    const release = await holdRequests(page, /\/live-jobs-[\w-]+\.js$/);
    await page.goto('/talents-on-demand');
    await select(page);
    release();
    await expect(page).toHaveURL(new RegExp(`\\?${query}$`));
  });
}

test('an expanded filter stays expanded while its values are selected', DEEP, async ({ page }) => {
  await page.goto('/talents-on-demand');
  const skills = page.getByRole('group', { name: 'Skill' });
  await skills.getByText(/^More/).click();
  await expect(skills.locator('details')).toHaveAttribute('open');
  // The last of the visible options.
  const label = await skills.getByRole('checkbox').last().getAttribute('value');
  // By its value, because a checked option moves up and another is last.
  await skills.locator(`input[value="${label}"]`).check();
  await expect(page).toHaveURL(new RegExp(`skill=${label}$`));
  await expect(skills.getByRole('checkbox', { checked: true })).toBeFocused();
  await expect(skills.locator('details')).toHaveAttribute('open');
});

test('suggests which filter to remove if nothing matches', async ({ page }) => {
  await page.goto('/talents-on-demand?level=trainee&mode=remote');
  await expect(page.getByRole('heading', { name: 'No open role fits this search' })).toBeVisible();
  await page.getByRole('link', { name: 'Without Remote: 5' }).click();
  await expect(page.getByRole('heading', { name: '5 open roles' })).toBeVisible();
});

test.describe('without JavaScript', DEEP, () => {
  test.use({ javaScriptEnabled: false });

  test('searches for words, two values of a filter and an order, by the form', async ({ page }) => {
    await page.goto('/talents-on-demand');
    await page.getByRole('searchbox').fill('engineer');
    await page.getByRole('checkbox', { name: /^Hybrid/ }).check();
    await page.getByRole('checkbox', { name: /^Remote/ }).check();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('pay');
    await page.getByRole('button', { name: 'Show roles' }).click();
    await expect(page).toHaveURL(/q=engineer&sort=pay&mode=.*&mode=/);
    await expect(page.getByRole('link', { name: 'Remove Hybrid' })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('Lead Platform Engineer');
  });
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/Toronto' });

  test("a role shows its hours in the visitor's time zone too", async ({ page }) => {
    await page.goto('/talents-on-demand?q=okta+administrator');
    const card = page.getByRole('article').first();
    await expect(card).toContainText(/9\sAM–6\sPM Nepal/);
    await card.getByRole('link').click();
    await expect(page.locator('aside dd').filter({ hasText: 'your time' })).toContainText(
      /9:00\sAM to 6:00\sPM Nepal time \((10|11):15\sPM to (7|8):15\sAM your time\)/,
    );
  });
});

test('ignores an unknown filter value, and names it', DEEP, async ({ page }) => {
  await page.goto('/talents-on-demand?mode=underwater&level=lead');
  await expect(
    page.getByText('We left out a filter that does not exist here: underwater.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 open roles' })).toBeVisible();
});
