import type { Locator, Page } from '@playwright/test';
import { DEEP } from '#tests/journeys/deep-journeys.ts';
import { openExamples } from '#tests/journeys/gallery-site.ts';
import { expect, test } from '#tests/journeys/site.ts';

/** The carousel after its script has loaded, and the slides in view. */
async function openCarousel(page: Page, label: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await openExamples(page, 'carousel');
  const carousel = page.getByRole('region', { name: label, exact: true });
  const next = carousel.getByRole('button', { name: /^Next/ });
  await expect(next).toBeVisible();
  const slidesInView = () =>
    carousel
      .locator('[aria-roledescription=slide]:not([inert])')
      .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')?.[0]).join());
  return {
    carousel,
    next,
    previous: carousel.getByRole('button', { name: /^Previous/ }),
    slidesInView,
  };
}

test('three testimonials from 1200 px, wrapping at both ends', DEEP, async ({ page }) => {
  const { carousel, next, previous, slidesInView } = await openCarousel(page, 'Testimonials', 1200);
  expect(await slidesInView()).toBe('1,2,3');
  await previous.click();
  await expect.poll(slidesInView).toBe('1,2,5');
  await expect(carousel.getByRole('group', { name: '5 of 5' })).toBeInViewport({ ratio: 0.9 });
  await expect(carousel.getByText('5, 1–2 of 5')).toBeVisible();
  for (const now of ['1,2,3', '2,3,4', '3,4,5', '1,4,5', '1,2,5', '1,2,3']) {
    await next.click();
    await expect.poll(slidesInView).toBe(now);
  }
  await expect(carousel.getByRole('group', { name: '1 of 5' })).toBeInViewport({ ratio: 0.9 });
});

test('one testimonial below 1200 px, wrapping at both ends', DEEP, async ({ page }) => {
  const { carousel, next, previous, slidesInView } = await openCarousel(page, 'Testimonials', 1199);
  expect(await slidesInView()).toBe('1');
  await previous.click();
  await expect.poll(slidesInView).toBe('5');
  await next.click();
  await expect.poll(slidesInView).toBe('1');
  await expect(carousel.getByRole('group', { name: '1 of 5' })).toBeInViewport({ ratio: 0.9 });
});

test('two stories from 1300 px, one below', DEEP, async ({ page }) => {
  const { next, previous, slidesInView } = await openCarousel(page, 'Stories', 1300);
  expect(await slidesInView()).toBe('1,2');
  await previous.click();
  await expect.poll(slidesInView).toBe('1,3');
  await next.click();
  await expect.poll(slidesInView).toBe('1,2');
  await page.setViewportSize({ width: 1299, height: 900 });
  await expect.poll(slidesInView).toBe('1');
});

test('a single story has the full width and no buttons', async ({ page }) => {
  await openCarousel(page, 'Stories', 1400);
  const carousel = page.getByRole('region', { name: 'A single story' });
  await expect(carousel.getByRole('button')).toHaveCount(0);
  const [row, slide] = await Promise.all([
    carousel.boundingBox(),
    carousel.getByRole('figure').boundingBox(),
  ]);
  expect(slide?.width).toBeCloseTo(row?.width ?? 0, 0);
});

test('arrow keys move it, and slides out of view take no focus', async ({ page }) => {
  const { carousel, next, slidesInView } = await openCarousel(page, 'Testimonials', 1280);
  await next.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(slidesInView).toBe('2,3,4');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(slidesInView).toBe('1,2,3');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(carousel.getByRole('link', { name: 'Chandra' })).toBeFocused();
});

test('all slides have the same height', DEEP, async ({ page }) => {
  const { carousel } = await openCarousel(page, 'Testimonials', 1280);
  const heights = await carousel
    .locator('figure')
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('it is a scrollable row', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/ui/carousel');
    const last = page.getByRole('link', { name: 'Ekta' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(page.getByRole('button', { name: /^Next/ })).toHaveCount(0);
    const row = page.getByRole('region', { name: 'Stories' }).locator('[tabindex="0"]');
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a slide stays aligned when the window is resized', DEEP, async ({ page }) => {
    const { carousel, next, slidesInView } = await openCarousel(page, 'Testimonials', 1100);
    await next.click();
    await expect.poll(slidesInView).toBe('2');
    await page.setViewportSize({ width: 900, height: 700 });
    const leftEdge = async (locator: Locator) => Math.round((await locator.boundingBox())?.x ?? -1);
    const figure = carousel.getByRole('group', { name: '2 of 5' }).getByRole('figure');
    await expect.poll(() => leftEdge(figure)).toBe(await leftEdge(carousel));
  });
});
