import type { Locator, Page, Response } from '@playwright/test';

/** Opens a page and waits until what moves on its first screen is awake. Quicker than a silent network, and right on a busy machine too. */
export async function arrive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await untilAwake(page);
  return response;
}

/** Waits until every island and behavior answers that is seen, or wakes with the page. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(isAwake);
}

/** Moves the pointer there from somewhere else, as a hand does, which wakes what sleeps there. */
export async function pointAt(target: Locator): Promise<void> {
  await target.page().mouse.move(1, 1);
  await target.hover();
}

/** Asked in the page, so it stands alone. */
export function isAwake(): boolean {
  const isSeen = (child: Element) => {
    const { top, bottom, height } = child.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0;
  };
  const asleep = 'page-island[data-src]:not([data-state])';
  return ![...document.querySelectorAll<Element & { state?: string }>(asleep)].some(
    // What does not wait to be seen may look after the whole page.
    (part) =>
      part.matches('[data-wake=visible]')
        ? [...part.children].some(isSeen)
        : part.state !== 'asleep' || !part.matches('[data-wake=interaction]'),
  );
}

/** The brand's font comes after the first paint, and takes other room than the one before. */
export const untilInBrandFont = (page: Page) => page.waitForFunction(isInBrandFont);

/** Runs in the page, so it uses nothing of this module. The font has no face before it is switched on. */
export function isInBrandFont(): boolean {
  const plain = (families: string) => families.replace(/["']/g, '');
  const [brand] = plain(getComputedStyle(document.body).fontFamily).split(',');
  const faces = [...document.fonts].filter(({ family }) => plain(family) === brand);
  return document.fonts.status === 'loaded' && faces.some(({ status }) => status === 'loaded');
}
