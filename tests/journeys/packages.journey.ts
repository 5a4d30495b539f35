/** Choosing a service package, and the list of all of them beside each. */
import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expect, test } from './site.ts';

const listOf = (page: Page) =>
  page.getByRole('main').getByRole('navigation', { name: 'Our Service Packages' });

/** How far the list is scrolled, in pixels. */
const scrolled = (page: Page) =>
  listOf(page)
    .getByRole('list')
    .evaluate(({ scrollTop, scrollLeft }) => ({ scrollTop, scrollLeft }));

/** Waits until the tab remembers a place. */
const untilSaved = (page: Page, pixels: number) =>
  expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain(`:${pixels}`);

/** The packages of the page's rows, or of its cards. */
const links = (page: Page, role: 'row' | 'listitem') =>
  page.getByRole('main').getByRole(role).locator('a[href^="/service-packages/"]');

test.describe('the list beside a package', () => {
  // So low that twelve entries do not fit.
  test.use({ viewport: { width: 1280, height: 560 } });

  test('keeps its place from package to package and when one comes back', async ({ page }) => {
    await arrive(page, '/service-packages/business-website-package');
    const list = listOf(page);
    await list.getByRole('list').evaluate((element) => element.scrollTo({ top: 96 }));
    await list.getByRole('link', { name: /^Shopify migration/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopify migration');
    await expect(list.locator('[aria-current=page]')).toHaveText(/^Shopify migration/);
    expect((await scrolled(page)).scrollTop).toBe(96);
    // A page that is loaded whole.
    await untilSaved(page, 96);
    await arrive(page, '/service-packages/shopify-store-development');
    await expect.poll(() => scrolled(page)).toEqual({ scrollTop: 96, scrollLeft: 0 });
    // By way of another page.
    await page.getByRole('link', { name: 'Compare all packages' }).click();
    await page.getByRole('row').getByRole('link', { name: 'Business website' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business website');
    expect((await scrolled(page)).scrollTop).toBe(96);
  });

  test('begins where the present package is seen', async ({ page }) => {
    await arrive(page, '/service-packages/pwa-conversion-with-database');
    await expect.poll(async () => (await scrolled(page)).scrollTop).toBeGreaterThan(0);
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

test('without room for a column, the list is a row that keeps its place too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, '/service-packages/shopify-migration');
  await listOf(page)
    .getByRole('list')
    .evaluate((row) => row.scrollTo({ left: 500 }));
  await untilSaved(page, 500);
  await arrive(page, '/service-packages/shopify-store-development');
  await expect.poll(async () => (await scrolled(page)).scrollLeft).toBe(500);
});

test('on a phone, the table says in full that it scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, '/service-packages');
  const hint = await page.getByText('Scroll sideways').boundingBox();
  expect((hint?.x ?? 0) + (hint?.width ?? 390)).toBeLessThan(390);
});

test('a goal leaves its packages, in the cards and in the table', async ({ page }) => {
  await arrive(page, '/service-packages');
  await expect(links(page, 'row')).toHaveCount(12);
  const goals = page.getByRole('group', { name: 'Goal' });
  await goals.getByRole('link', { name: 'Sell and get paid' }).click();
  await expect(page).toHaveURL(/\?goal=sell#choose$/);
  await expect(page.getByRole('status').filter({ hasText: 'packages' })).toHaveText('4 packages');
  const sold = ['Stripe and payments', 'Shopify store', 'Shopify migration', 'Custom e-commerce'];
  await expect(links(page, 'row')).toHaveText(sold);
  await expect(links(page, 'listitem')).toHaveText(sold);
  await expect(goals.locator('[aria-current]')).toHaveText('Sell and get paid');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('goal and order are chosen by links, cheapest first', async ({ page }) => {
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

test('a package that is not there has the page for what is not found', async ({ page, site }) => {
  const answer = await page.request.get(`${site.origin}/service-packages/no-such-package`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('404 Not Found');
});
