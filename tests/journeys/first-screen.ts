/** What a page shows before the sheet of all pages has come, and what that sheet then changes. */
import type { Page } from '@playwright/test';
import { nextFrames } from './next-frames.ts';
import { test } from './one-browser.ts';
import { expect } from './site.ts';

/** Of an element or of what its styles add to it. */
interface Look {
  name: string;
  styles: Record<string, string>;
}

declare global {
  interface Window {
    firstScreen: { element: Element; pseudo: string | undefined; look: Look }[];
  }
}

/** The sheet changes nothing of what was there before it, and nothing else is wanted on this screen. */
export function checkFirstScreen(path: string, width: number, height: number): void {
  test(`${path} has the styles of its first screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { promise: asked, resolve: tell } = Promise.withResolvers<void>();
    const sendStyles = await holdRequests(page, /\.css$/, tell);
    // They would change the page for other reasons.
    const sendRest = await holdRequests(page, /\.(js|woff2)(\?|$)/);
    await page.goto(path, { waitUntil: 'commit' });
    await asked;
    await painted(page);
    await page.evaluate(keepLooks);
    expect(await page.evaluate(() => window.firstScreen.length)).toBeGreaterThan(20);
    sendStyles();
    await restShown(page);
    await nextFrames(page);
    expect.soft(await page.evaluate(changedLooks)).toEqual([]);
    expect.soft(await page.evaluate(shownLater)).toEqual([]);
    sendRest();
    await page.unrouteAll({ behavior: 'wait' });
  });
}

/** Holds back requests until told. */
export async function holdRequests(
  page: Page,
  pattern: RegExp,
  asked?: () => void,
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    asked?.();
    await released;
    await route.continue();
  });
  return release;
}

/** The sheet of all pages is there. */
export const restShown = (page: Page) => expect(page.locator('[data-before-rest]')).toHaveCount(0);

/** What is rendered is as it stays: everything up to the sheet is there. */
async function painted(page: Page) {
  await page.waitForFunction(
    () =>
      document.querySelector('script[data-sheet]') &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await nextFrames(page);
}

/** Keeps how everything looks that is to be seen. */
function keepLooks() {
  /** They follow from the moment, or from the brand's font. */
  const others = /^(content-visibility|contain|animation|font-family)|^--/;
  /** Chromium has 0 for one that centers while the page is still read, though the element is centered. */
  const margins = /^margin-(inline|left|right)/;
  /** Also from what is further down. */
  const sizes = /(block|height|rows|origin)/;
  const end = document.querySelector('script[data-sheet]');
  const lookOf = (element: Element, pseudo?: string) => {
    const computed = getComputedStyle(element, pseudo);
    const isNothing = pseudo && (computed.content === 'none' || computed.visibility === 'hidden');
    const { x, bottom } = element.getBoundingClientRect();
    const isCut = bottom > innerHeight;
    const styles = [...(isNothing ? [] : computed)]
      .filter((property) => !others.test(property) && !(isCut && sizes.test(property)))
      .filter((property) => pseudo || !margins.test(property))
      .map((property) => [property, computed.getPropertyValue(property)]);
    const name = `${element.localName}.${element.getAttribute('class')}${pseudo ?? ''}`;
    return { name, styles: { ...Object.fromEntries(styles), x: `${x}` } };
  };
  const isSeen = (element: Element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && top < innerHeight && bottom > 0;
  };
  window.firstScreen = [...document.body.querySelectorAll('*')]
    // What it stands in grows with what comes after it, and the page fills the window until then.
    .filter((element) => isSeen(element) && !(end && element.contains(end)))
    .filter(({ localName }) => localName !== 'main')
    .flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => ({
        element,
        pseudo,
        look: lookOf(element, pseudo),
      })),
    );
  Object.assign(window, { lookOf });
}

function changedLooks(): string[] {
  const { lookOf } = window as unknown as { lookOf: (element: Element, pseudo?: string) => Look };
  return window.firstScreen.flatMap(({ element, pseudo, look: { name, styles } }) => {
    const now = lookOf(element, pseudo).styles;
    const changed = Object.keys(now).filter((property) => now[property] !== styles[property]);
    if (changed.length === 0) return [];
    return [`${name}: ${changed.map((it) => `${it} ${styles[it]} → ${now[it]}`).join('; ')}`];
  });
}

/** What is seen of the page now, and comes after the sheet. */
function shownLater(): string[] {
  const end = document.querySelector('script[data-sheet]');
  return [...document.querySelectorAll('main *')]
    .filter((element) => end && end.compareDocumentPosition(element) & 4)
    .filter((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && top < innerHeight && bottom > 0;
    })
    .map((element) => element.outerHTML.slice(0, 100));
}
