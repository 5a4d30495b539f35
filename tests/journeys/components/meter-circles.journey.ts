import type { Page } from '@playwright/test';
import { arrive } from '#tests/journeys/arrive.ts';
import { expect, test } from '#tests/journeys/site.ts';

/** Keeps the circles out of view until the test has paused the clock. */
const beginOutOfView = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.body.style.paddingTop = '3000px';
    });
  });

test('circles animate from the previous value to the new one in 2500 ms', async ({ page }) => {
  await beginOutOfView(page);
  await page.clock.install();
  await arrive(page, '/ui/impact-meter');
  const circle = page.getByRole('listitem').filter({ hasText: 'Skilled professionals' });
  const arc = circle.locator('[data-arc]');
  const part = async () => Number.parseFloat((await arc.getAttribute('stroke-dasharray')) ?? '');
  await page.clock.pauseAt(Date.now() + 600_000);
  await arc.scrollIntoViewIfNeeded();
  await expect.poll(part).toBe(0);
  await page.clock.runFor(2600);
  expect(await part()).toBe(5);
  await page.getByRole('slider').fill('20');
  await expect(circle.getByRole('meter')).toHaveJSProperty('value', 20);
  expect(await part()).toBeCloseTo(5, 0);
  await page.clock.runFor(1250);
  expect(await part()).toBeGreaterThan(17.5);
  expect(await part()).toBeLessThan(19.5);
  await page.clock.runFor(1300);
  expect(await part()).toBe(20);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('circles show their value immediately', async ({ page }) => {
    await arrive(page, '/ui/impact-meter');
    const circle = page.getByRole('listitem').filter({ hasText: 'Skilled professionals' });
    await page.getByRole('slider').fill('20');
    await expect(circle.locator('[data-arc]')).toHaveAttribute('stroke-dasharray', '20 100');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the final values are in the page', async ({ page }) => {
    await page.goto('/ui/meter-circles');
    await expect(page.locator('main [data-arc]').first()).toHaveAttribute(
      'stroke-dasharray',
      '20 100',
    );
  });
});
