import type { Locator, Page, Response } from '@playwright/test';

/**
 * Opens a page and waits until its first screen is hydrated. This is faster than waiting for an
 * idle network, and also reliable on a busy machine.
 */
export async function arrive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await untilHydrated(page);
  return response;
}

/**
 * Waits until every island and behavior that is in view, or that hydrates with the page, responds.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Moves the pointer to the target from elsewhere, which hydrates what waits for interaction. */
export async function pointAt(target: Locator): Promise<void> {
  await target.page().mouse.move(1, 1);
  await target.hover();
}

/** Runs in the page, so it must not use anything from this module. */
export function isHydrated(): boolean {
  const isVisible = (child: Element) => {
    const { top, bottom, height } = child.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0;
  };
  const pendingSelector = 'page-island[data-src]:not([data-state])';
  return ![...document.querySelectorAll<Element & { state?: string }>(pendingSelector)].some(
    // Parts that do not wait for visibility may serve the whole page.
    (part) =>
      part.matches('[data-trigger=visible]')
        ? [...part.children].some(isVisible)
        : part.state !== 'pending' || !part.matches('[data-trigger=interaction]'),
  );
}

/** Waits for the brand's font. A page that was shown before it keeps the device's font. */
export const untilInBrandFont = (page: Page) => page.waitForFunction(isInBrandFont);

/** Runs in the page, so it must not use anything from this module. */
export function isInBrandFont(): boolean {
  const plain = (families: string) => families.replace(/["']/g, '');
  const [brand] = plain(getComputedStyle(document.body).fontFamily).split(',');
  const faces = [...document.fonts].filter(({ family }) => plain(family) === brand);
  return document.fonts.status === 'loaded' && faces.some(({ status }) => status === 'loaded');
}
