import type { Page } from '@playwright/test';
import { arrive } from '#tests/journeys/arrive.ts';
import { DEEP } from '#tests/journeys/deep-journeys.ts';
import { expect, test } from '#tests/journeys/site.ts';

const isPaused = (page: Page) =>
  page.locator('video').evaluate((video) => video instanceof HTMLVideoElement && video.paused);

test('the loop plays muted until it is paused or scrolled out of view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/ui/hero-video');
  const video = page.locator('video');
  await expect(video).toHaveAttribute('src', /day-wide/);
  await expect.poll(() => isPaused(page)).toBe(false);
  expect(await video.evaluate((v) => v instanceof HTMLVideoElement && v.muted && v.loop)).toBe(
    true,
  );
  await page.getByRole('button', { name: 'Pause the video' }).click();
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect.poll(() => isPaused(page)).toBe(false);
  await page.evaluate(() => {
    document.body.style.paddingTop = '3000px';
  });
  await expect.poll(() => isPaused(page)).toBe(true);
});

test('up to 780 px it is the narrow version', DEEP, async ({ page }) => {
  await page.setViewportSize({ width: 780, height: 900 });
  await page.goto('/ui/hero-video');
  await expect(page.locator('video')).toHaveAttribute('src', /day-narrow/);
});

for (const [reason, connection] of [
  ['data saving is on', { saveData: true, effectiveType: '4g' }],
  ['the connection is slow', { saveData: false, effectiveType: '3g' }],
] as const) {
  test(`shows only the poster if ${reason}`, DEEP, async ({ page }) => {
    await page.addInitScript((connectionValue) => {
      Object.defineProperty(navigator, 'connection', { value: connectionValue });
    }, connection);
    await expectPosterOnly(page);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('shows only the poster', async ({ page }) => {
    await expectPosterOnly(page);
  });
});

async function expectPosterOnly(page: Page) {
  const videoUrls: string[] = [];
  page.on('request', (request) => request.url().includes('.mp4') && videoUrls.push(request.url()));
  await arrive(page, '/ui/hero-video');
  await expect(page.locator('main picture img')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pause the video' })).toHaveCount(0);
  expect(videoUrls).toEqual([]);
}
