import type { Page } from '@playwright/test';
import { watchShifts } from './layout-shifts.ts';
import { test as siteTest } from './site.ts';

/**
 * Shares one browser page among a worker's tests, because opening one takes as long as loading a
 * site. It records layout shifts.
 */
export const test = siteTest.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await watchShifts(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ window, viewport }, use) => {
    if (viewport) await window.setViewportSize(viewport);
    await window.context().clearCookies();
    await use(window);
    // Stops work of this page that could disturb the next test.
    await window.goto('about:blank');
  },
});
