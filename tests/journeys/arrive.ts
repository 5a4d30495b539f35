import type { Page, Response } from '@playwright/test';

/** Opens a page and waits until its scripts have taken it over: a click before that is the
 * browser's alone. Quicker than a silent network, and right on a busy machine too. */
export async function arrive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await untilTakenOver(page);
  return response;
}

/** Waits until scripts have taken the whole page over. */
export async function untilTakenOver(page: Page): Promise<void> {
  // The last of a page that React comes to, and what it takes over by itself.
  for (const part of ['[data-menu-icons]', 'header a', 'footer a']) await takenOver(page, part);
  // Effects run after that, in a task of their own.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}

/** Waits until an element has the mark that React puts on what it has taken over. */
export async function takenOver(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      ),
    selector,
  );
}

/** The brand's font comes after the first paint, and takes other room than the one before. */
export function untilInBrandFont(page: Page) {
  return page.waitForFunction(() =>
    [...document.querySelectorAll('main h1, main h2')].every((part) => part.closest('[data-font]')),
  );
}
