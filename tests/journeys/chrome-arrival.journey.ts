import type { Page } from '@playwright/test';
import { arrive, untilHydrated, untilInBrandFont } from './arrive.ts';
import { DEEP } from './deep-journeys.ts';
import { DESKTOP, headerOf } from './header-parts.ts';
import { expect, test } from './site.ts';

test.use({ viewport: DESKTOP });

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a new page starts at its top, and going back restores the scroll position', async ({
  page,
}) => {
  await arrive(page, '/talents-on-demand');
  await untilInBrandFont(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Submit your resume' }).click();
  await expect(page).toHaveURL(/\/drop-your-info$/);
  await untilHydrated(page);
  expect(await scrollY(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expect(page.getByRole('heading', { name: '24 open roles' })).toBeVisible();
  // The click scrolled the footer's link into view.
  await expect.poll(() => scrollY(page)).toBeGreaterThan(700);
  await page.goForward();
  await expect(page).toHaveURL(/\/drop-your-info$/);
  await expect.poll(() => scrollY(page)).toBe(300);
});

test('after a menu link, the first Tab stop is the skip link', async ({ page }) => {
  await arrive(page, '/');
  const { group, item } = headerOf(page);
  await group('For Job Seekers').focus();
  await page.keyboard.press('ArrowDown');
  await item('Talents on Demand').press('Enter');
  await expect(page).toHaveURL(/\/talents-on-demand$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('the next page of a list starts at its top', DEEP, async ({ page }) => {
  await arrive(page, '/talents-on-demand');
  await page.getByRole('link', { name: 'Next page' }).press('Enter');
  await expect(page.getByText('Roles 9 to 16 of 24')).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('a hash link leads to its section on another page', DEEP, async ({ page }) => {
  await arrive(page, '/drop-your-info');
  await headerOf(page).group('Cares').click();
  await headerOf(page).item('Move the slider').click();
  await expect(page).toHaveURL(/\/grassroot-impact-initative#impactMeter$/);
  const section = page.locator('#impactMeter');
  await expect(section).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(section.locator(':focus')).toHaveCount(1);
});
