/** Nothing moves while a page arrives: not with the font, not with the pictures, not with scripts. */
import type { Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './layout-shifts.ts';
import { nextFrames } from './next-frames.ts';
import { expect, test } from './site.ts';

/** Letters of another font move each other by parts of a pixel, which sums up to less than this and
 * is told as 0.000. A line more or less is thirty times as much. */
const SEEN = 0.0005;

/** Holds back requests until the returned function is called. */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** One test: the page stays where it is at this width. */
export function checkSteady(path: string, width: number): void {
  test(`${path} stays where it is at ${width} px while font and pictures arrive`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 600 ? 800 : 900 });
    await watchShifts(page);
    const sendFonts = await hold(page, /\.woff2(\?|$)/);
    const sendPictures = await hold(page, /\.svg$/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await nextFrames(page);
    sendPictures();
    await expect.poll(() => page.evaluate(areVisiblePicturesThere)).toBe(true);
    await nextFrames(page);
    sendFonts();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await nextFrames(page);
    const { sum, moved } = await shiftsOf(page);
    expect(sum, moved).toBeLessThan(SEEN);
  });
}

function areVisiblePicturesThere() {
  return [...document.images]
    .filter((image) => image.loading !== 'lazy')
    .every((image) => image.complete);
}
