/** A customer's story: its contents, its testimonials, and the links to other stories. */
import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, test } from './site.ts';

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'In this story' });

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** The carousel after hydration, and the numbers of the visible slides. */
async function voicesOf(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await arrive(page, '/divacs');
  const voices = page.getByRole('region', { name: 'In their own words' });
  const button = (name: 'Next' | 'Previous') => voices.getByRole('button', { name });
  // It hydrates when it comes into view.
  await voices.scrollIntoViewIfNeeded();
  await expect(button('Next')).toBeVisible();
  const slidesInView = () =>
    voices
      .locator('[aria-roledescription=slide]:not([inert])')
      .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')?.[0]).join());
  return { slidesInView, next: button('Next'), previous: button('Previous') };
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the contents link to each part, 150 px below the top', async ({ page }) => {
    await arrive(page, '/divacs');
    const links = contentsOf(page).getByRole('link');
    const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(ids).toHaveLength(7);
    for (const [index, hash] of ids.entries()) {
      await links.nth(index).click();
      await expect.poll(() => topOf(page, hash?.slice(1) ?? '')).toBe(150);
      await expect(links.nth(index)).toHaveAttribute('aria-current', 'true');
    }
  });
});

test('a part can be linked to from another page', async ({ page }) => {
  await arrive(page, '/anthropic-identity#the-results');
  await expect.poll(() => topOf(page, 'the-results')).toBe(150);
});

test('two testimonials from 1300 px, wrapping at both ends', DEEP, async ({ page }) => {
  const { slidesInView, next, previous } = await voicesOf(page, 1300);
  expect(await slidesInView()).toBe('1,2');
  await previous.click();
  await expect.poll(slidesInView).toBe('1,3');
  for (const now of ['1,2', '2,3', '1,3', '1,2']) {
    await next.click();
    await expect.poll(slidesInView).toBe(now);
  }
});

test('one testimonial below 1300 px, wrapping at both ends', DEEP, async ({ page }) => {
  const { slidesInView, next, previous } = await voicesOf(page, 1299);
  expect(await slidesInView()).toBe('1');
  await previous.click();
  await expect.poll(slidesInView).toBe('3');
  await next.click();
  await expect.poll(slidesInView).toBe('1');
});

test('leads from story to story, each from its top', async ({ page }) => {
  await arrive(page, '/divacs');
  const more = page.getByRole('region', { name: 'More stories' });
  await more.getByRole('link', { name: /SharpScribe/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SharpScribe');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(contentsOf(page).getByRole('link')).toHaveCount(5);
  await expect(more.getByRole('link', { name: /SharpScribe/ })).toHaveCount(0);
  await more.getByRole('link', { name: /DIVACS/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DIVACS');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the contents expand above the story', async ({ page }) => {
    await arrive(page, '/sharp-scribe');
    const contents = contentsOf(page).filter({ visible: true });
    await contents.getByText('In this story').click();
    await contents.getByRole('link', { name: 'The results' }).click();
    await expect(page).toHaveURL(/#the-results$/);
    await expect(page.locator('#the-results')).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('plain anchors lead to the same position', DEEP, async ({ page }) => {
    await page.goto('/divacs');
    await contentsOf(page).getByRole('link', { name: 'Impact' }).click();
    // A font that loads after the jump may move it by a pixel, which no script corrects.
    await expect
      .poll(async () => Math.abs(((await page.locator('#impact').boundingBox())?.y ?? 0) - 150))
      .toBeLessThan(1.5);
  });
});
