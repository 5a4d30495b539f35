/** How far a page scrolls sideways. */
import type { Page } from '@playwright/test';

/** In pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
