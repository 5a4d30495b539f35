import type { Page } from '@playwright/test';

/** Waits until the current state of the page has been painted. */
export function nextFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
