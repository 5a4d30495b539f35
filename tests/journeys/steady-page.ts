/** Checks that nothing moves while a page loads: not with the font, the pictures or the scripts. */
import { holdRequests } from './hold-requests.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';
import { nextFrames } from './next-frames.ts';
import { expect, test } from './site.ts';

/**
 * Letters of another font shift each other by fractions of a pixel, which adds up to less than this
 * and is reported as 0.000. One line more or less is thirty times as much.
 */
const NOTICEABLE_SHIFT = 0.0005;

/** Defines a test that nothing on the page moves at this width. */
export function checkNoShift(path: string, width: number): void {
  test(`${path} does not shift at ${width} px while font and pictures load`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 600 ? 800 : 900 });
    await watchShifts(page);
    const sendFonts = await holdRequests(page, /\.woff2(\?|$)/);
    const sendPictures = await holdRequests(page, /\.svg(\?|$)/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await nextFrames(page);
    sendPictures();
    await expect.poll(() => page.evaluate(areVisiblePicturesLoaded)).toBe(true);
    await nextFrames(page);
    sendFonts();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await nextFrames(page);
    const { sum, moved } = await shiftsOf(page);
    expect(sum, moved).toBeLessThan(NOTICEABLE_SHIFT);
  });
}

function areVisiblePicturesLoaded() {
  return [...document.images]
    .filter((image) => image.loading !== 'lazy')
    .every((image) => image.complete);
}
