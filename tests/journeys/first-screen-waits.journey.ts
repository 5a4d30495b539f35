/** What somebody does, or what goes wrong, before the sheet of all pages has come. */
import { arrive, pointAt, untilAwake } from './arrive.ts';
import { holdRequests, restShown } from './first-screen.ts';
import { DESKTOP, headerOf, mobileMenuOf, PHONE } from './header-parts.ts';
import { nextFrames } from './next-frames.ts';
import { expect, test } from './site.ts';

const SHEET = /\.css(\?1)?$/;

test('nothing is shown that has no styles yet', async ({ page }) => {
  const send = await holdRequests(page, SHEET);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.locator('main form').first()).toBeHidden();
  send();
  await expect(page.locator('footer')).toHaveCSS('margin-top', '32px');
  await expect(page.locator('main form').first()).toBeVisible();
});

test('a page has loaded when all of it is shown', async ({ page }) => {
  for (const path of ['/contact', '/privacy-policy', '/blogs-and-insights']) {
    await page.goto(path, { waitUntil: 'load' });
    expect(await page.locator('footer').isVisible(), path).toBe(true);
  }
});

test('a browser that tells nobody of its paints shows and wakes all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      PerformanceObserver: class {
        observe() {}
      },
    });
  });
  await page.goto('/contact');
  await expect(page.locator('footer')).toBeVisible();
  await untilAwake(page);
});

test('a link to a place further down leads there', async ({ page }) => {
  const send = await holdRequests(page, SHEET);
  await page.goto('/privacy-policy#children', { waitUntil: 'domcontentloaded' });
  send();
  await expect(page.locator('#children')).toBeInViewport();
});

for (const path of ['/about', '/privacy-policy#children']) {
  test(`whoever comes back to ${path} is where they had scrolled to`, async ({ page }) => {
    await arrive(page, path);
    await restShown(page);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await nextFrames(page);
    const before = await page.evaluate(() => scrollY);
    await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).click();
    await page.waitForURL('**/contact');
    await page.goBack({ waitUntil: 'load' });
    await restShown(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 100);
  });
}

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

  test('leaves what can be read without it', async ({ page }) => {
    await page.route(SHEET, (route) => route.abort());
    await page.goto('/contact');
    await expect(page.locator('footer')).toBeVisible();
  });
});
