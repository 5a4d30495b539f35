/** Cropped pictures keep their subject in view. */
import { arrive } from './arrive.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, test } from './site.ts';

/** The top and bottom edges of the clocks, as shares of the cover's height. */
const CLOCKS = { top: 0.05, bottom: 0.68 };

test('the banner of an article keeps the subject of its cover', DEEP, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await arrive(page, '/blogs-and-insights/overlap-hours-across-time-zones');
  const cover = page.locator('[data-shared=cover] img').first();
  await expect(cover).toHaveCSS('object-position', '50% 10%');
  const visiblePart = await cover.evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    const whole = (width * image.naturalHeight) / image.naturalWidth;
    const start = 0.1 * (1 - height / whole);
    return { start, end: start + height / whole };
  });
  expect(visiblePart.end - visiblePart.start, 'the frame is flatter than the cover').toBeLessThan(
    0.9,
  );
  expect(visiblePart.start).toBeLessThanOrEqual(CLOCKS.top);
  expect(visiblePart.end).toBeGreaterThanOrEqual(CLOCKS.bottom);
});

test('packages have square pictures in square frames, and wide ones on phones', async ({
  page,
}) => {
  const picture = page.locator('main article picture img').first();
  const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.setViewportSize({ width: 1280, height: 900 });
  await arrive(page, '/service-packages');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(source).toMatch(/package-\d\d-square\.svg/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(source).toMatch(/package-\d\d\.svg/);
});

test('the tag of a story does not displace its name', DEEP, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await arrive(page, '/customers');
  for (const card of await page.getByRole('main').locator('article:has(.tag)').all()) {
    const [tag, art] = await Promise.all([
      card.locator('.tag').boundingBox(),
      card.locator('img').first().boundingBox(),
    ]);
    expect(tag?.x).toBeGreaterThan(art?.x ?? 0);
    expect((tag?.y ?? 0) + (tag?.height ?? 0)).toBeLessThan((art?.y ?? 0) + (art?.height ?? 0));
  }
});
