import { DESKTOP, headerOf, PHONE } from './header-parts.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('opens a group on hover and on focus, and its links are reachable', async ({ page }) => {
    await page.goto('/');
    const { group, item } = headerOf(page);
    await expect(item('Blogs and insights')).toBeHidden();
    await group('Resources').hover();
    await item('Blogs and insights').hover();
    await expect(item('Learning hub')).toBeVisible();
    await group('For Job Seekers').focus();
    await page.mouse.move(640, 800);
    await expect(item('Learning hub')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(item('Why Tarn for your career')).toBeFocused();
    await item('Talents on Demand').click();
    await expect(page).toHaveURL(/\/talents-on-demand$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('opens the menu and reaches every link in it', async ({ page }) => {
    await page.goto('/talents-on-demand');
    const menu = page.locator('#menu');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.click();
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Talents on Demand' })).toBeVisible();
    const titles = await menu.locator('summary').allTextContents();
    expect(titles).toHaveLength(5);
    for (const title of titles) {
      const group = menu.locator('details', { hasText: title });
      if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
      for (const link of await group.getByRole('link').all()) await expect(link).toBeVisible();
    }
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
