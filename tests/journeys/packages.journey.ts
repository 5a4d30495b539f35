/** Choosing a service package, and the list of all packages beside each. */
import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, test } from './site.ts';

const listOf = (page: Page) =>
  page.getByRole('main').getByRole('navigation', { name: 'Our Service Packages' });

/** The scroll position of the list, in pixels. */
const scrollPosition = (page: Page) =>
  listOf(page)
    .getByRole('list')
    .evaluate(({ scrollTop, scrollLeft }) => ({ scrollTop, scrollLeft }));

/** Waits until the tab has stored a scroll position. */
const untilSaved = (page: Page, pixels: number) =>
  expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain(`:${pixels}`);

/** Links to packages in the table's rows or in the cards. */
const links = (page: Page, role: 'row' | 'listitem') =>
  page.getByRole('main').getByRole(role).locator('a[href^="/service-packages/"]');

test.describe('the list beside a package', () => {
  // Too low for twelve entries.
  test.use({ viewport: { width: 1280, height: 560 } });

  test('keeps its scroll position between packages and on coming back', async ({ page }) => {
    await arrive(page, '/service-packages/business-website-package');
    const list = listOf(page);
    await list.getByRole('list').evaluate((element) => element.scrollTo({ top: 96 }));
    await list.getByRole('link', { name: /^Shopify migration/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopify migration');
    await expect(list.locator('[aria-current=page]')).toHaveText(/^Shopify migration/);
    expect((await scrollPosition(page)).scrollTop).toBe(96);
    // After a full page load.
    await untilSaved(page, 96);
    await arrive(page, '/service-packages/shopify-store-development');
    await expect.poll(() => scrollPosition(page)).toEqual({ scrollTop: 96, scrollLeft: 0 });
    // By way of another page.
    await page.getByRole('link', { name: 'Compare all packages' }).click();
    await page.getByRole('row').getByRole('link', { name: 'Business website' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business website');
    expect((await scrollPosition(page)).scrollTop).toBe(96);
  });

  test('starts at the current package', DEEP, async ({ page }) => {
    await arrive(page, '/service-packages/pwa-conversion-with-database');
    await expect.poll(async () => (await scrollPosition(page)).scrollTop).toBeGreaterThan(0);
    const [list, entry] = await Promise.all([
      listOf(page).getByRole('list').boundingBox(),
      listOf(page).locator('[aria-current=page]').boundingBox(),
    ]);
    expect(entry?.y).toBeGreaterThanOrEqual(list?.y ?? 0);
    expect((entry?.y ?? 0) + (entry?.height ?? 0)).toBeLessThanOrEqual(
      (list?.y ?? 0) + (list?.height ?? 0) + 1,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});

test(
  'in a narrow window, the list is a row that keeps its scroll position too',
  DEEP,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await arrive(page, '/service-packages/shopify-migration');
    await listOf(page)
      .getByRole('list')
      .evaluate((row) => row.scrollTo({ left: 500 }));
    await untilSaved(page, 500);
    await arrive(page, '/service-packages/shopify-store-development');
    await expect.poll(async () => (await scrollPosition(page)).scrollLeft).toBe(500);
  },
);

test('on a phone, the hint to scroll the table sideways fits', DEEP, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, '/service-packages');
  const hint = await page.getByText('Scroll sideways').boundingBox();
  expect((hint?.x ?? 0) + (hint?.width ?? 390)).toBeLessThan(390);
});

test('a goal filters the cards and the table', async ({ page }) => {
  await arrive(page, '/service-packages');
  await expect(links(page, 'row')).toHaveCount(12);
  const goals = page.getByRole('group', { name: 'Goal' });
  await goals.getByRole('link', { name: 'Sell and get paid' }).click();
  await expect(page).toHaveURL(/\?goal=sell#choose$/);
  await expect(page.getByRole('status').filter({ hasText: 'packages' })).toHaveText('4 packages');
  const packages = [
    'Stripe and payments',
    'Shopify store',
    'Shopify migration',
    'Custom e-commerce',
  ];
  await expect(links(page, 'row')).toHaveText(packages);
  await expect(links(page, 'listitem')).toHaveText(packages);
  await expect(goals.locator('[aria-current]')).toHaveText('Sell and get paid');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('goal and order are links, cheapest first', async ({ page }) => {
    await page.goto('/service-packages');
    await page
      .getByRole('group', { name: 'Order by' })
      .getByRole('link', { name: 'Price' })
      .click();
    await expect(page).toHaveURL(/\?order=price/);
    const prices = page.getByRole('row').locator('td:nth-child(2)');
    await expect(prices).toHaveCount(12);
    const amounts = (await prices.allTextContents()).map((price) =>
      Number(price.replace(/\D/g, '')),
    );
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    await page
      .getByRole('group', { name: 'Goal' })
      .getByRole('link', { name: 'Work without a signal' })
      .click();
    await expect(page).toHaveURL(/\?goal=work-offline&order=price/);
    await expect(page.getByRole('row')).toHaveCount(3);
  });
});

test('an unknown package is a 404 page', async ({ page, site }) => {
  const answer = await page.request.get(`${site.origin}/service-packages/no-such-package`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('404 Not Found');
});
