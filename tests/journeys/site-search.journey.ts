/** A visitor looks for something from any page of the site. */
import { arrive } from './arrive.ts';
import { axeFindings } from './axe-findings.ts';
import { DESKTOP, PHONE } from './header-parts.ts';
import { expect, test } from './site.ts';

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('finds a page from the header, narrows the results and opens one', async ({ page }) => {
    await arrive(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'Find on this site' }).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByRole('heading', { name: 'Or begin here' })).toBeVisible();
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('okta');
    await box.press('Enter');
    await expect(page.getByRole('status').first()).toContainText(/hits for “okta”/);
    await expect(page.getByRole('main').locator('mark').first()).toHaveText(/okta/i);
    await expect(page).toHaveTitle(/^Found for “okta”/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page
      .getByRole('group', { name: 'What to show' })
      .getByRole('link', { name: /^Roles/ })
      .click();
    await expect(page).toHaveURL(/\/search\?q=okta&kind=job$/);
    const result = page.getByRole('main').getByRole('article').first().getByRole('link');
    const title = await result.innerText();
    await result.click();
    await expect(page).toHaveURL(/\/talents-on-demand\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('results and the page without results have no findings of axe', async ({ page }) => {
    for (const path of ['/search?q=okta', '/search?q=qqzebra', '/search']) {
      await arrive(page, path);
      expect(await axeFindings(page)).toEqual([]);
    }
  });
});

test.describe('on a phone without scripts', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test('searches from the menu, with a typing mistake, and without a result', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.locator('#menu');
    await menu.getByRole('searchbox').fill('shopfy');
    await menu.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('status').first()).toContainText('similar spelling');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/shopify/i);
    await page.goto('/search?q=%3Cb%3Eqqzebra');
    await expect(page.getByRole('heading', { name: 'No hit for “<b>qqzebra”' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Roles/ }).last()).toBeVisible();
  });

  test('searches in Nepali, and offers the English results', async ({ page }) => {
    await page.goto('/ne/search?q=okta');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
    const first = page.getByRole('main').getByRole('article').first().getByRole('link');
    await expect(first).toHaveAttribute('href', /^\/ne\//);
    await page
      .getByRole('main')
      .getByRole('link', { name: /अङ्ग्रेजी/ })
      .click();
    await expect(page).toHaveURL(/[^e]\/search\?q=okta$/);
  });
});

test.describe('on the page for unknown URLs', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /status of 404/ });

  test('searches from the page for unknown URLs', async ({ page }) => {
    await page.goto('/nothing-here');
    await page.getByRole('main').getByRole('searchbox').fill('team');
    await page.getByRole('main').getByRole('button').click();
    await expect(page).toHaveURL(/\/search\?q=team$/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});
