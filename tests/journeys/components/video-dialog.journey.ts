import type { Page } from '@playwright/test';
import { DEEP } from '#tests/journeys/deep-journeys.ts';
import { openExamples } from '#tests/journeys/gallery-site.ts';
import { expect, test } from '#tests/journeys/site.ts';

async function watch(page: Page) {
  await openExamples(page, 'video-dialog');
  const opener = page.getByRole('button', { name: 'Watch Now' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'A day on the bridge' });
  const video = dialog.locator('video');
  await expect(video).toBeVisible();
  return { opener, dialog, video };
}

test('plays a video over the whole screen, and stops it on closing', async ({ page }) => {
  const { opener, dialog, video } = await watch(page);
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 900 });
  await expect(video).toHaveAttribute('src', /day-wide/);
  await expect.poll(() => video.evaluate(isPlaying)).toBe(true);
  const element = await video.elementHandle();
  await page.getByRole('button', { name: 'Close the video' }).click();
  await expect(dialog).toBeHidden();
  expect(await element?.evaluate(isPlaying)).toBe(false);
  await expect(opener).toBeFocused();
});

test('closes on Escape', DEEP, async ({ page }) => {
  const { opener, dialog } = await watch(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const [width, cut] of [
  [780, /day-narrow/],
  [781, /day-wide/],
] as const) {
  test(`plays ${cut} at ${width} px`, DEEP, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { video } = await watch(page);
    await expect(video).toHaveAttribute('src', cut);
  });
}

test('loads nothing from a video service before the click', async ({ page }) => {
  await openExamples(page, 'video-dialog');
  await expect(page.getByRole('button', { name: 'Watch the talk' })).toBeVisible();
  await expect(page.locator('iframe, video')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('it is a link to the video', async ({ page }) => {
    await page.goto('/ui/video-dialog');
    const link = page.getByRole('link', { name: 'Watch Now' });
    await expect(link).toHaveAttribute('href', /day-wide.*\.mp4/);
  });
});

function isPlaying(video: Element): boolean {
  return video instanceof HTMLVideoElement && !video.paused;
}
