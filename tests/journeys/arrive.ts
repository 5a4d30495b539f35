import type { Page, Response } from '@playwright/test';

/** Opens a page and waits until its scripts have taken it over: a click before that is the
 * browser's alone. Quicker than a silent network, and right on a busy machine too. */
export async function arrive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await page.waitForFunction(() =>
    // React's own mark on what it has taken over; the last that it comes to.
    Object.keys(document.querySelector('[data-menu-icons]') ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  );
  // Effects run after that, in a task of their own.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  return response;
}
