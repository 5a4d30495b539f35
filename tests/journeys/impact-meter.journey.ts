import type { Page } from '@playwright/test';
import { EVERY_N, FIGURES, SUM_FIGURES } from '#tests/impact-figures.ts';
import { arrive } from './arrive.ts';
import { expect, test } from './site.ts';

const PATH = '/grassroot-impact-initative';

function meterOf(page: Page) {
  const meter = page.locator('#impactMeter');
  return {
    meter,
    slider: meter.getByRole('slider'),
    said: meter.locator('form').getByRole('status'),
    /** Every figure, every bar in percent, every circle, as they stand. */
    shown: () =>
      meter.evaluate((element) => ({
        figures: [...element.querySelectorAll('dl:first-of-type dd:not([aria-hidden])')]
          .slice(0, 13)
          .map((figure) => Number(figure.textContent)),
        bars: [...element.querySelectorAll('dd svg rect:last-child')].map((bar) =>
          bar.getAttribute('width'),
        ),
        circles: [...element.querySelectorAll('meter')].map((circle) => circle.value),
      })),
  };
}

const column = (table: Record<string, number[]>, n: number) =>
  Object.values(table).map((figures) => figures[n - 1] ?? Number.NaN);

test('shows every figure for 1 to 20 people, by keyboard', async ({ page }) => {
  await arrive(page, PATH);
  const { slider, shown } = meterOf(page);
  await slider.focus();
  await page.keyboard.press('Home');
  for (const n of EVERY_N) {
    await expect(slider).toHaveValue(String(n));
    await expect(slider).toHaveAttribute('aria-valuetext', n === 1 ? '1 person' : `${n} people`);
    // The slider and what follows it are two behaviors, and one may wake after the other.
    await expect.poll(shown, `${n} people`).toEqual({
      figures: column(FIGURES, n),
      bars: column(FIGURES, n).map((figure) => `${Math.min(100, 5 * figure)}%`),
      circles: column(SUM_FIGURES, n),
    });
    await page.keyboard.press('ArrowRight');
  }
  await expect(slider).toHaveValue('20');
});

test('says the result once it rests, and has it in the URL', async ({ page, context }) => {
  await arrive(page, PATH);
  const { slider, said, meter } = meterOf(page);
  await expect(slider).toHaveValue('5');
  await expect(said).toHaveText('');
  await slider.fill('12');
  await expect(said).toHaveText(
    'With 12 people on board: families supported 20, digital projects supported 1, skilled professionals retained 12, youth retained 6.',
  );
  await expect(page).toHaveURL(/\?n=12$/);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await meter.getByRole('button', { name: 'Copy link' }).click();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await arrive(other, url);
  await expect(meterOf(other).slider).toHaveValue('12');
  await expect(meterOf(other).meter).toBeInViewport();
  expect((await meterOf(other).shown()).figures).toEqual(column(FIGURES, 12));
});

test('is reached on the home page from the impact section of another', async ({ page }) => {
  await arrive(page, '/tarn-central');
  await page.getByRole('link', { name: 'Explore Our Impact Meter' }).click();
  await expect(page).toHaveURL(/\/#impactMeter$/);
  const { meter, slider } = meterOf(page);
  await expect(meter).toBeInViewport();
  // The keyboard goes on from here.
  await page.keyboard.press('Tab');
  await expect(meter.locator(':focus')).toHaveCount(1);
  await slider.fill('20');
  await meter.getByRole('link', { name: 'See every figure' }).click();
  await expect(page).toHaveURL(/\/grassroot-impact-initative\?n=20#impactMeter$/);
  await expect(meterOf(page).slider).toHaveValue('20');
  await expect(meterOf(page).meter).toBeInViewport();
});

test('a link pressed before the meter follows its slider waits for it', async ({ page }) => {
  const { promise, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/impact-meter\.behavior.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/');
  const { meter, slider } = meterOf(page);
  await slider.fill('20');
  await meter.getByRole('link', { name: 'See every figure' }).click();
  letThrough();
  await expect(page).toHaveURL(/\/grassroot-impact-initative\?n=20#impactMeter$/);
  await expect(slider).toHaveValue('20');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('is moved by a finger', async ({ page }) => {
    await arrive(page, PATH);
    const { slider } = meterOf(page);
    await slider.scrollIntoViewIfNeeded();
    const box = await slider.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) - 4, (box?.y ?? 0) + 22);
    await expect(slider).toHaveValue('20');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server works it out', async ({ page }) => {
    await page.goto(`${PATH}?n=3`);
    const { slider, meter, shown } = meterOf(page);
    await expect(slider).toHaveValue('3');
    await slider.focus();
    await page.keyboard.press('End');
    await meter.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/\?n=20#impactMeter$/);
    expect((await shown()).figures).toEqual(column(FIGURES, 20));
  });
});
