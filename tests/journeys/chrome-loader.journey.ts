import { arrive } from './arrive.ts';
import { DESKTOP, longestMotion, watchMotion } from './header-parts.ts';
import { expect, test } from './site.ts';

test.use({ viewport: DESKTOP });

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a bar shows while a page is on its way, and goes when it is there', async ({ page }) => {
      await arrive(page, '/');
      let letThrough = () => {};
      const gate = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.route('**/api/v1/public/job-listings*', async (route) => {
        await gate;
        await route.continue();
      });
      const bar = page.getByRole('progressbar', { name: 'Loading the page' });
      await expect(bar).toHaveCount(0);
      await watchMotion(page);
      await page.getByRole('link', { name: 'See open roles' }).click();
      await expect(bar).toHaveCSS('opacity', '1');
      const box = await bar.boundingBox();
      expect(box?.y).toBe(0);
      if (reducedMotion === 'reduce') {
        expect(box?.width).toBeCloseTo(DESKTOP.width * 0.9);
        expect(await longestMotion(page)).toBeLessThanOrEqual(0.01);
      } else {
        expect(await longestMotion(page)).toBeGreaterThan(1000);
      }
      letThrough();
      await expect(page.getByRole('heading', { name: '24 open roles' })).toBeVisible();
      await expect(bar).toHaveCount(0);
    });
  });
}

test('a page that comes within 100 ms comes without it', async ({ page }) => {
  await arrive(page, '/');
  // What stands further down is fetched with the first key; the bar waits for that.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  // A page that is there sooner than it can be drawn has no bar at all: so this one is held back.
  const { promise: seen, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/api/v1/public/job-listings*', async (route) => {
    await seen;
    await route.continue();
  });
  // The bar's own style, on an element that stays.
  const delay = await page.evaluate(async () => {
    const seen = new Promise<string>((resolve) => {
      new MutationObserver(() => {
        const bar = document.querySelector('[role=progressbar]');
        if (bar)
          resolve(`${getComputedStyle(bar).opacity} ${getComputedStyle(bar).transitionDelay}`);
      }).observe(document.body, { childList: true });
    });
    document.querySelector<HTMLElement>('main a[href="/talents-on-demand"]')?.click();
    return seen;
  });
  letThrough();
  expect(delay).toBe('0 0.1s, 0.1s');
});
