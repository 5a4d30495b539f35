import { expect, test } from './site.ts';

test('a navigation scrolls to the top and updates the title', async ({ page }) => {
  await page.goto('/talents-on-demand');
  await expect(page).toHaveTitle('Talents on Demand | Tarn');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('Roles 9 to 16 of 24')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Role Summary' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/page=2$/);
});

test('the keyboard skips the header and reaches the list and a card', async ({ page }) => {
  await page.goto('/talents-on-demand');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  const first = page.getByRole('article').first().getByRole('link');
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Role Summary' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list, its pages, a job and the menu work', async ({ page }) => {
    await page.goto('/talents-on-demand');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByText('Roles 9 to 16 of 24')).toBeVisible();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Role Summary' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('#menu')).toBeVisible();
  });
});

test.describe('the API reference', () => {
  test.use({ expectedMessages: /^@scalar|favicon|status of 404/ });

  test('lists the endpoints', async ({ page }) => {
    await page.goto('/api/docs');
    await expect(page.getByText('Get a story about Nepal').first()).toBeVisible();
    // It applies its styles, code blocks included, without violating the CSP; the fixture watches
    // the browser's console.
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
    await page.getByText('Get a story about Nepal').first().click();
    const code = page.locator('code.hljs').first();
    await expect(code).toHaveAttribute('style', /--line-digits: 1/);
  });
});
