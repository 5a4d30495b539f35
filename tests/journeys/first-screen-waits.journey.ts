/** What somebody does, or what goes wrong, before the sheet of all pages has come. */
import { pointAt } from './arrive.ts';
import { holdRequests } from './first-screen.ts';
import { DESKTOP, headerOf, mobileMenuOf, PHONE } from './header-parts.ts';
import { nextFrames } from './next-frames.ts';
import { expect, test } from './site.ts';

const SHEET = /\.css(\?1)?$/;

test('nothing is shown that has no styles yet', async ({ page }) => {
  const send = await holdRequests(page, SHEET);
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const after = page.locator('footer, link[rel=stylesheet] ~ section');
  await nextFrames(page);
  await expect(after).toHaveCount(0);
  send();
  await expect(page.locator('footer')).toHaveCSS('margin-top', '32px');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the menu of a phone opens once its styles are there', async ({ page }) => {
      await page.setViewportSize(PHONE);
      const send = await holdRequests(page, SHEET);
      await page.goto('/contact', { waitUntil: 'commit' });
      await mobileMenuOf(page).open();
      const menu = page.locator('#menu');
      await expect(menu).toBeHidden();
      send();
      await expect(menu).toBeVisible();
      await expect(menu).toHaveCSS('position', 'fixed');
    });

    test('a panel opens once its styles are there', async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      const send = await holdRequests(page, SHEET);
      await page.goto('/contact', { waitUntil: 'commit' });
      const panel = page.locator('.menu-panel[data-title="Our Solutions"]');
      await pointAt(headerOf(page).group('Our Solutions'));
      await expect(panel).toBeHidden();
      send();
      await expect(panel).toBeVisible();
      await expect(panel).toHaveCSS('position', 'absolute');
    });
  });
}

test.describe('a sheet that did not come', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('is asked for once more', async ({ page }) => {
    let asked = 0;
    await page.route(SHEET, (route) => (asked++ ? route.continue() : route.abort()));
    await page.goto('/contact');
    await expect(page.locator('footer')).toHaveCSS('margin-top', '32px');
    expect(asked).toBe(2);
  });
});
