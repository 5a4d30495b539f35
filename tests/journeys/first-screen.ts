/** Compares the first screen before and after the stylesheet of all pages has loaded. */

import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { nextFrames } from './next-frames.ts';
import { test } from './one-browser.ts';
import { expect } from './site.ts';

/** Computed styles of an element or pseudo-element. */
interface Appearance {
  name: string;
  styles: Record<string, string>;
}

declare global {
  interface Window {
    firstScreen: { element: Element; pseudo: string | undefined; appearance: Appearance }[];
  }
}

/** Checks that the stylesheet neither changes the first screen nor adds content to it. */
export function checkFirstScreen(path: string, width: number, height: number): void {
  test(`${path} has the styles of its first screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { promise: requested, resolve: notifyRequest } = Promise.withResolvers<void>();
    const sendStyles = await holdRequests(page, /\.css$/, notifyRequest);
    // Scripts and fonts would change the page for other reasons.
    const sendRest = await holdRequests(page, /\.(js|woff2)(\?|$)/);
    await page.goto(path, { waitUntil: 'commit' });
    await requested;
    await waitForPaint(page);
    await page.evaluate(storeAppearances);
    expect(await page.evaluate(() => window.firstScreen.length)).toBeGreaterThan(20);
    sendStyles();
    await untilAllStyled(page);
    await nextFrames(page);
    expect.soft(await page.evaluate(changedAppearances)).toEqual([]);
    expect.soft(await page.evaluate(visibleAfterSheet)).toEqual([]);
    sendRest();
    await page.unrouteAll({ behavior: 'wait' });
  });
}

/** Waits until the stylesheet of all pages has loaded. */
export const untilAllStyled = (page: Page) =>
  expect(page.locator('[data-before-rest]')).toHaveCount(0);

/** Waits until everything up to the stylesheet's placeholder has been painted. */
async function waitForPaint(page: Page) {
  await page.waitForFunction(
    () =>
      document.querySelector('script[data-sheet]') &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await nextFrames(page);
}

/** Stores the computed styles of every visible element. */
function storeAppearances() {
  /** Properties that depend on the moment or on the brand's font. */
  const ignored = /^(content-visibility|contain|animation|font-family)|^--/;
  /**
   * Chromium reports 0 for an auto margin while the page is still loading, although the element is
   * centered.
   */
  const margins = /^margin-(inline|left|right)/;
  /** Sizes that also depend on content further down. */
  const sizes = /(block|height|rows|origin)/;
  const end = document.querySelector('script[data-sheet]');
  const appearanceOf = (element: Element, pseudo?: string) => {
    const computed = getComputedStyle(element, pseudo);
    const isEmpty = pseudo && (computed.content === 'none' || computed.visibility === 'hidden');
    const { x, bottom } = element.getBoundingClientRect();
    const isCut = bottom > innerHeight;
    const styles = [...(isEmpty ? [] : computed)]
      .filter((property) => !ignored.test(property) && !(isCut && sizes.test(property)))
      .filter((property) => pseudo || !margins.test(property))
      .map((property) => [property, computed.getPropertyValue(property)]);
    const name = `${element.localName}.${element.getAttribute('class')}${pseudo ?? ''}`;
    return { name, styles: { ...Object.fromEntries(styles), x: `${x}` } };
  };
  const isVisible = (element: Element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && top < innerHeight && bottom > 0;
  };
  window.firstScreen = [...document.body.querySelectorAll('*')]
    // Ancestors of the placeholder grow with later content, and the page fills the window until
    // then.
    .filter((element) => isVisible(element) && !(end && element.contains(end)))
    .filter(({ localName }) => localName !== 'main')
    .flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => ({
        element,
        pseudo,
        appearance: appearanceOf(element, pseudo),
      })),
    );
  Object.assign(window, { appearanceOf });
}

function changedAppearances(): string[] {
  const { appearanceOf } = window as unknown as {
    appearanceOf: (element: Element, pseudo?: string) => Appearance;
  };
  return window.firstScreen.flatMap(({ element, pseudo, appearance: { name, styles } }) => {
    const now = appearanceOf(element, pseudo).styles;
    const changed = Object.keys(now).filter((property) => now[property] !== styles[property]);
    if (changed.length === 0) return [];
    return [`${name}: ${changed.map((it) => `${it} ${styles[it]} → ${now[it]}`).join('; ')}`];
  });
}

/** Visible elements that come after the stylesheet's placeholder. */
function visibleAfterSheet(): string[] {
  const end = document.querySelector('script[data-sheet]');
  return [...document.querySelectorAll('main *')]
    .filter((element) => end && end.compareDocumentPosition(element) & 4)
    .filter((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && top < innerHeight && bottom > 0;
    })
    .map((element) => element.outerHTML.slice(0, 100));
}
