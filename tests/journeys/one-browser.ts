import type { Page } from '@playwright/test';
import { test as siteTest } from './site.ts';

/** Shares one browser page for all tests of a worker's opening one takes as long as loading the site. */
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
    // Stops the page's activity before the next test.
    await window.goto('about:blank');
  },
});
