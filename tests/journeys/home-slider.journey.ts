/** The package slider: columns by width, and the ways to move it. */
import type { Page } from '@playwright/test';
import { DEEP } from './deep-journeys.ts';
import { DESKTOP, openHome, PHONE, sliderOf } from './home-page.ts';
import { expect, test } from './site.ts';

/** Viewport width, visible columns, width of a column. */
const WIDTHS = [
  [390, 1, 312],
  [450, 1, 372],
  [451, 1, 380],
  [800, 1, 380],
  [801, 2, 350],
  [1200, 2, 350],
  [1201, 3, 380],
] as const;

const previous = (page: Page) => page.getByRole('button', { name: 'Previous packages' });
const next = (page: Page) => page.getByRole('button', { name: 'Next packages' });
const position = (page: Page, text: string) =>
  expect(sliderOf(page).locator('[aria-live=polite] span:visible')).toHaveText(text);

/** Drags the slider by a number of pixels. */
async function drag(page: Page, by: number) {
  const card = sliderOf(page).getByRole('link').nth(2);
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not rendered');
  const [x, y] = [Math.min(box.x + 150, 330), box.y + 140];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y);
  await page.mouse.move(x + by, y);
  await page.mouse.up();
}

test(
  'the viewport width decides how many columns are visible, and how wide they are',
  DEEP,
  async ({ page }) => {
    await openHome(page);
    for (const [width, visible, card] of WIDTHS) {
      await test.step(`at ${width} px ${visible} of ${card} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await position(page, `1–${2 * visible} of 12`);
        const boxes = await sliderOf(page)
          .locator('li')
          .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
        expect(boxes).toHaveLength(12);
        for (const box of boxes) expect(box.width).toBe(card);
        expect(boxes[1].left).toBe(boxes[0].left);
        expect(boxes[1].top - boxes[0].bottom).toBe(24);
        expect(boxes[2].left - boxes[0].right).toBe(24);
        const last = boxes[2 * visible - 1];
        expect(boxes[0].left).toBeGreaterThanOrEqual(0);
        expect(last.right).toBeLessThanOrEqual(width);
      });
    }
  },
);

test('buttons go to both ends', DEEP, async ({ page }) => {
  const columns = 3;
  await page.setViewportSize(DESKTOP);
  await openHome(page);
  await expect(previous(page)).toBeDisabled();
  for (let index = 1; index <= 6 - columns; index += 1) {
    await next(page).click();
    await position(page, `${index * 2 + 1}–${(index + columns) * 2} of 12`);
  }
  await expect(next(page)).toBeDisabled();
  const link = sliderOf(page).getByRole('link').last();
  await expect.poll(async () => (await link.boundingBox())?.x).toBeLessThan(DESKTOP.width - 200);
  const box = await link.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(DESKTOP.width);
  for (let index = 0; index < 6 - columns; index += 1) await previous(page).click();
  await expect(previous(page)).toBeDisabled();
});

test('a drag of more than 50 px moves it, and follows no link', DEEP, async ({ page }) => {
  await openHome(page);
  await drag(page, -49);
  await position(page, '1–6 of 12');
  await drag(page, -51);
  await position(page, '3–8 of 12');
  await drag(page, 49);
  await position(page, '3–8 of 12');
  await drag(page, 51);
  await position(page, '1–6 of 12');
  await drag(page, 200);
  await position(page, '1–6 of 12');
  await expect(page).toHaveURL('/');
  await sliderOf(page).getByRole('link').nth(2).click();
  await expect(page).toHaveURL('/service-packages/marketing-website-package');
});

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('swipes sideways, and leaves vertical scrolling to the page', DEEP, async ({ page }) => {
    await openHome(page);
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y = 0) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    const swipe = async (x: number, y: number) => {
      await touch('touchStart', 200, 500);
      for (let part = 1; part <= 10; part += 1) {
        await touch('touchMove', 200 + (x * part) / 10, 500 + (y * part) / 10);
      }
      await touch('touchEnd');
    };
    await page.evaluate(() => {
      const top = document.querySelector('#packages')?.getBoundingClientRect().top ?? 0;
      scrollTo(0, scrollY + top - 200);
    });
    await swipe(-120, 0);
    await position(page, '3–4 of 12');
    await swipe(120, 0);
    await position(page, '1–2 of 12');
    const scrollBefore = await page.evaluate(() => scrollY);
    await swipe(0, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrollBefore + 100);
    await position(page, '1–2 of 12');
  });
});

test('the keyboard reaches every card, and the slider shows it', async ({ page }) => {
  await openHome(page);
  await next(page).focus();
  for (let card = 0; card < 12; card += 1) {
    await page.keyboard.press('Tab');
    const link = sliderOf(page).getByRole('link').nth(card);
    await expect(link).toBeFocused();
    await expect.poll(async () => (await link.boundingBox())?.x).toBeGreaterThan(0);
    await expect.poll(async () => (await link.boundingBox())?.x).toBeLessThan(1280 - 380);
  }
  await position(page, '7–12 of 12');
  await expect(next(page)).toBeDisabled();
  await previous(page).press('Enter');
  await position(page, '5–10 of 12');
});

test('applies a resize after 250 ms, and keeps the position in bounds', DEEP, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHome(page);
  for (let index = 0; index < 5; index += 1) await next(page).click();
  await position(page, '11–12 of 12');
  const resized = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('resize', () => resolve(true))),
  );
  await page.setViewportSize(DESKTOP);
  await resized;
  const last = sliderOf(page).locator('[aria-live=polite] span').last();
  await page.clock.runFor(249);
  await expect(last).toHaveText('11–12 of 12');
  await page.clock.runFor(1);
  await expect(last).toHaveText('7–12 of 12');
  await expect(next(page)).toBeDisabled();
});
