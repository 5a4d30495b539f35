import type { Page } from '@playwright/test';
import { test as siteTest } from './site.ts';

/** Shares one browser page for the tests of a worker's to open one costs as much as to load a site in it. */
export const test = siteTest.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ window, viewport }, use) => {
    if (viewport) await window.setViewportSize(viewport);
    await window.context().clearCookies();
    await use(window);
    // What it still does is not the next one's.
    await window.goto('about:blank');
  },
});
