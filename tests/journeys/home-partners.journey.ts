/** The partners' logos, which scroll automatically up to 780 px. */
import type { Page } from '@playwright/test';
import { DEEP } from './deep-journeys.ts';
import { openHome, PHONE, partnersOf } from './home-page.ts';
import { expect, test } from './site.ts';

const row = (page: Page) => partnersOf(page).getByRole('list');
const offset = (page: Page) => row(page).evaluate((list) => list.scrollLeft);
const button = (page: Page, name: RegExp) => partnersOf(page).getByRole('button', { name });

async function openAtPartners(page: Page) {
  await openHome(page);
  await row(page).scrollIntoViewIfNeeded();
  // The observer of their visibility reports with the next frames.
  await page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
  );
  return row(page)
    .locator('li')
    .first()
    .evaluate((item) => item.getBoundingClientRect().width);
}

test('open other sites in a new tab', async ({ page }) => {
  await openHome(page);
  const links = partnersOf(page).getByRole('link');
  await expect(links).toHaveCount(5);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAccessibleName(/opens in a new tab$/);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('move by one logo every 1500 ms and wrap', async ({ page }) => {
    const step = await openAtPartners(page);
    await page.clock.runFor(1400);
    expect(await offset(page)).toBe(0);
    for (const position of [1, 2, 3]) {
      await page.clock.runFor(1500);
      // Exact, so the clock does not advance while the row still scrolls.
      await expect.poll(() => offset(page)).toBeCloseTo(position * step, 0);
    }
    await page.clock.runFor(1500);
    await expect.poll(() => offset(page)).toBe(0);
  });

  test('stop on the button, on hover and on focus', DEEP, async ({ page }) => {
    const step = await openAtPartners(page);
    await button(page, /Stop/).click();
    await page.mouse.move(1, 1);
    await page.clock.runFor(10_000);
    expect(await offset(page)).toBe(0);

    await button(page, /Let/).click();
    await page.mouse.move(1, 1);
    await page.clock.runFor(1500);
    await expect.poll(() => offset(page)).toBeCloseTo(step, -1);

    await row(page).hover();
    await page.clock.runFor(10_000);
    expect(await offset(page)).toBeCloseTo(step, -1);
    await page.mouse.move(1, 1);

    await button(page, /Stop/).focus();
    await page.keyboard.press('Tab');
    const focused = partnersOf(page).getByRole('link').first();
    await expect(focused).toBeFocused();
    await expect.poll(() => offset(page)).toBe(0);
    await page.clock.runFor(10_000);
    expect(await offset(page)).toBe(0);
  });

  test('rest while out of view', DEEP, async ({ page }) => {
    await openHome(page);
    await page.clock.runFor(10_000);
    expect(await offset(page)).toBe(0);
  });
});

test.describe('with reduced motion', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test('do not move, and have no button', async ({ page }) => {
    await openAtPartners(page);
    await page.clock.runFor(10_000);
    expect(await offset(page)).toBe(0);
    await expect(button(page, /./)).toHaveCount(0);
  });
});

for (const [width, moves] of [
  [780, true],
  [781, false],
] as const) {
  test(`${moves ? 'move' : 'stand side by side'} at ${width} px`, DEEP, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAtPartners(page);
    await expect(button(page, /./)).toBeVisible({ visible: moves });
    // They start to move once they are known to be in view.
    const offsetLater = () => page.clock.runFor(1600).then(() => offset(page));
    if (moves) await expect.poll(offsetLater).toBeGreaterThan(100);
    else expect(await offsetLater()).toBe(0);
    const overflow = await row(page).evaluate((list) => list.scrollWidth - list.clientWidth);
    expect(overflow > 0).toBe(moves);
  });
}
