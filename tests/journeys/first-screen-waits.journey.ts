/** Interactions and failures before the stylesheet of all pages has loaded. */
import { arrive, pointAt, untilHydrated } from './arrive.ts';
import { DEEP } from './deep-journeys.ts';
import { untilAllStyled } from './first-screen.ts';
import { DESKTOP, headerOf, mobileMenuOf, PHONE } from './header-parts.ts';
import { holdRequests } from './hold-requests.ts';
import { nextFrames } from './next-frames.ts';
import { expect, test } from './site.ts';

const SHEET = /\.css(\?1)?$/;

test('shows nothing without its styles', async ({ page }) => {
  const send = await holdRequests(page, SHEET);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.locator('main form').first()).toBeHidden();
  send();
  await expect(page.locator('footer')).toHaveCSS('margin-top', '32px');
  await expect(page.locator('main form').first()).toBeVisible();
});

test('shows the whole page by its load event', async ({ page }) => {
  for (const path of ['/contact', '/privacy-policy', '/blogs-and-insights']) {
    await page.goto(path, { waitUntil: 'load' });
    expect(await page.locator('footer').isVisible(), path).toBe(true);
  }
});

test('shows and hydrates the page in a browser without paint timing', DEEP, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      PerformanceObserver: class {
        observe() {}
      },
    });
  });
  await page.goto('/contact');
  await expect(page.locator('footer')).toBeVisible();
  await untilHydrated(page);
});

test('follows a link to a section further down', async ({ page }) => {
  const send = await holdRequests(page, SHEET);
  await page.goto('/privacy-policy#children', { waitUntil: 'domcontentloaded' });
  send();
  await expect(page.locator('#children')).toBeInViewport();
});

for (const path of ['/about', '/privacy-policy#children']) {
  test(`restores the scroll position of ${path} on going back`, async ({ page }) => {
    await arrive(page, path);
    await untilAllStyled(page);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await nextFrames(page);
    const scrollBefore = await page.evaluate(() => scrollY);
    await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).click();
    await page.waitForURL('**/contact');
    await page.goBack({ waitUntil: 'load' });
    await untilAllStyled(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrollBefore - 100);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('opens the mobile menu once its styles have loaded', async ({ page }) => {
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

    test('opens a panel once its styles have loaded', async ({ page }) => {
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

test.describe('a stylesheet that failed to load', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('is requested again', DEEP, async ({ page }) => {
    let requestCount = 0;
    await page.route(SHEET, (route) => (requestCount++ ? route.continue() : route.abort()));
    await page.goto('/contact');
    await expect(page.locator('footer')).toHaveCSS('margin-top', '32px');
    expect(requestCount).toBe(2);
  });

  test('leaves the page readable', async ({ page }) => {
    await page.route(SHEET, (route) => route.abort());
    await page.goto('/contact');
    await expect(page.locator('footer')).toBeVisible();
  });
});
