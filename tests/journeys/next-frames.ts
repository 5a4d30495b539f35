import type { Page } from '@playwright/test';

/** Waits until what the page is now has been painted. */
export function nextFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
