/** The testimonials: tabs that rotate automatically, with a carousel in each. */
import type { Page } from '@playwright/test';
import { DEEP, deepUnless } from './deep-journeys.ts';
import { openHome, passTicks, testimonialsOf } from './home-page.ts';
import { expect, test } from './site.ts';

const tab = (page: Page, name: 'Customer' | 'Talent') => page.getByRole('tab', { name });

async function expectTab(page: Page, name: 'Customer' | 'Talent') {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  const quote = name === 'Customer' ? 'We stopped thinking' : 'I lead testing';
  await expect(testimonialsOf(page).getByText(quote)).toBeVisible();
}

const progress = (page: Page) =>
  tab(page, 'Customer').evaluate((element) =>
    Number(element.querySelector<HTMLElement>('span')?.style.getPropertyValue('--round')),
  );

test(
  'rotates by 0.3 every 50 ms: the second tab after 167 ticks, the first again after 334',
  DEEP,
  async ({ page }) => {
    await openHome(page);
    const initialTicks = Math.round((await progress(page)) * 1000) / 3;
    await page.clock.runFor(50);
    expect(await progress(page)).toBeCloseTo((initialTicks + 1) * 0.003, 6);
    await passTicks(page, 166 - initialTicks - 1);
    await expectTab(page, 'Customer');
    await passTicks(page, 1);
    await expectTab(page, 'Talent');
    await passTicks(page, 166);
    await expectTab(page, 'Talent');
    await passTicks(page, 1);
    await expectTab(page, 'Customer');
    expect(await progress(page)).toBe(0);
  },
);

test('a selected tab stays until a click outside', DEEP, async ({ page }) => {
  await openHome(page);
  await tab(page, 'Talent').click();
  await expectTab(page, 'Talent');
  expect(await progress(page)).toBe(0.5);
  await page.mouse.move(1, 1);
  await passTicks(page, 500);
  await expectTab(page, 'Talent');
  await tab(page, 'Customer').click();
  expect(await progress(page)).toBe(0);
  await page.mouse.move(1, 1);
  await passTicks(page, 500);
  await expectTab(page, 'Customer');
  await testimonialsOf(page).getByRole('heading', { level: 2 }).click();
  await page.mouse.move(1, 1);
  await passTicks(page, 167);
  await expectTab(page, 'Talent');
});

test('pauses on hover, on focus, and on the pause button', async ({ page }) => {
  await openHome(page);
  const pause = testimonialsOf(page).getByRole('button', { name: 'Pause the testimonials' });
  await testimonialsOf(page).getByText('We stopped thinking').hover();
  await passTicks(page, 400);
  await expectTab(page, 'Customer');
  await page.mouse.move(1, 1);

  await pause.focus();
  await page.keyboard.press('Shift+Tab');
  await passTicks(page, 400);
  await expectTab(page, 'Customer');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());

  await pause.click();
  await page.mouse.move(1, 1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await passTicks(page, 400);
  await expectTab(page, 'Customer');
  await testimonialsOf(page).getByRole('button', { name: 'Play the testimonials' }).click();
  await page.mouse.move(1, 1);
  await passTicks(page, 168);
  await expectTab(page, 'Talent');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing rotates, and there is no pause button', async ({ page }) => {
    await openHome(page);
    await passTicks(page, 1000);
    await expectTab(page, 'Customer');
    await expect(testimonialsOf(page).getByRole('button', { name: /Pause|Play/ })).toHaveCount(0);
  });
});

for (const [width, slides] of [
  [1299, 1],
  [1300, 2],
] as const) {
  test(
    `at ${width} px the carousel shows ${slides} and wraps at both ends`,
    deepUnless(width === 1300),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openHome(page);
      const panel = testimonialsOf(page).getByRole('tabpanel');
      const names = () => panel.locator('figcaption strong:visible').allTextContents();
      const people = ['Maren Oakes', 'Tobias Lindqvist', 'Adaeze Nwosu'];
      const from = (first: number) =>
        Array.from({ length: slides }, (_, index) => people[(first + index) % 3]).toSorted();
      const expectFrom = (first: number) =>
        expect.poll(async () => (await names()).toSorted()).toEqual(from(first));
      const height = await testimonialsOf(page).evaluate((section) => section.clientHeight);

      await expectFrom(0);
      for (const first of [1, 2, 0]) {
        await panel.getByRole('button', { name: 'Next testimonial' }).click();
        await expectFrom(first);
      }
      await panel.getByRole('button', { name: 'Previous testimonial' }).click();
      await expectFrom(2);
      await expect(panel.getByText(slides === 1 ? '3 of 3' : '3, 1 of 3')).toBeVisible();
      await tab(page, 'Talent').click();
      await expectTab(page, 'Talent');
      expect(await testimonialsOf(page).evaluate((section) => section.clientHeight)).toBe(height);
    },
  );
}
