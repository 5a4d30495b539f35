import type { Page } from '@playwright/test';
import { EVERY_N, FIGURES, SUM_FIGURES } from '#tests/impact-figures.ts';
import { arrive } from './arrive.ts';
import { DEEP } from './deep-journeys.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

const PATH = '/grassroot-impact-initative';

function meterOf(page: Page) {
  const meter = page.locator('#impactMeter');
  return {
    meter,
    slider: meter.getByRole('slider'),
    status: meter.locator('form').getByRole('status'),
    /** Every figure, every bar in percent, and every circle. */
    readMeter: () =>
      meter.evaluate((element, names) => {
        const metrics = names.map((name) => element.querySelector(`[data-metric=${name}]`));
        return {
          figures: metrics.map((metric) =>
            Number(metric?.querySelector('[data-figure]')?.textContent),
          ),
          bars: metrics.map((metric) => metric?.querySelector('[data-bar]')?.getAttribute('width')),
          zeros: metrics.map((metric) => metric?.hasAttribute('data-zero')),
          circles: [...element.querySelectorAll('meter')].map((circle) => circle.value),
        };
      }, Object.keys(FIGURES)),
  };
}

const column = (table: Record<string, number[]>, n: number) =>
  Object.values(table).map((figures) => figures[n - 1] ?? Number.NaN);

test('shows every figure for 1 to 20 people, by keyboard', async ({ page }) => {
  await arrive(page, PATH);
  const { slider, readMeter } = meterOf(page);
  await slider.focus();
  await page.keyboard.press('Home');
  for (const n of EVERY_N) {
    await expect(slider).toHaveValue(String(n));
    await expect(slider).toHaveAttribute('aria-valuetext', n === 1 ? '1 person' : `${n} people`);
    // The slider and the meter are two behaviors, which may hydrate at different times.
    await expect.poll(readMeter, `${n} people`).toEqual({
      figures: column(FIGURES, n),
      bars: column(FIGURES, n).map((figure) => `${Math.min(100, 5 * figure)}%`),
      zeros: column(FIGURES, n).map((figure) => figure === 0),
      circles: column(SUM_FIGURES, n),
    });
    await page.keyboard.press('ArrowRight');
  }
  await expect(slider).toHaveValue('20');
});

test('announces the result once the slider rests, and puts it into the URL', async ({
  page,
  context,
}) => {
  await arrive(page, PATH);
  const { slider, status, meter } = meterOf(page);
  await expect(slider).toHaveValue('5');
  await expect(status).toHaveText('');
  await slider.fill('12');
  await expect(status).toHaveText(
    'With 12 people on board: 4 colleagues at Tarn, 6 mentored interns, 6 evenings about resumes, 6 certificates, 6 scholars, 2 shops or looms, and 2 schools.',
  );
  await expect(meter.locator('[data-result]')).toHaveText((await status.textContent()) ?? '');
  await expect(page).toHaveURL(/\?n=12$/);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await meter.getByRole('button', { name: 'Copy link' }).click();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await arrive(other, url);
  await expect(meterOf(other).slider).toHaveValue('12');
  await expect(meterOf(other).meter).toBeInViewport();
  expect((await meterOf(other).readMeter()).figures).toEqual(column(FIGURES, 12));
});

test(
  'is linked on the home page from the impact section of another page',
  DEEP,
  async ({ page }) => {
    await arrive(page, '/tarn-central');
    await page.getByRole('link', { name: 'Explore Our Impact Meter' }).click();
    await expect(page).toHaveURL(/\/#impactMeter$/);
    const { meter, slider } = meterOf(page);
    await expect(meter).toBeInViewport();
    // Keyboard focus continues from here.
    await page.keyboard.press('Tab');
    await expect(meter.locator(':focus')).toHaveCount(1);
    await slider.fill('20');
    await meter.getByRole('link', { name: 'See every figure' }).click();
    await expect(page).toHaveURL(/\/grassroot-impact-initative\?n=20#impactMeter$/);
    await expect(meterOf(page).slider).toHaveValue('20');
    await expect(meterOf(page).meter).toBeInViewport();
  },
);

test("delays a link until the meter is hydrated and knows the slider's value", async ({ page }) => {
  const release = await holdRequests(page, /\/impact-meter-[\w-]+\.js$/);
  await page.goto('/');
  const { meter, slider } = meterOf(page);
  await slider.fill('20');
  await meter.getByRole('link', { name: 'See every figure' }).click();
  release();
  await expect(page).toHaveURL(/\/grassroot-impact-initative\?n=20#impactMeter$/);
  await expect(slider).toHaveValue('20');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('is operated by touch', DEEP, async ({ page }) => {
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

  test('the server calculates the result', async ({ page }) => {
    await page.goto(`${PATH}?n=3`);
    const { slider, meter, readMeter } = meterOf(page);
    await expect(slider).toHaveValue('3');
    await expect(meter.locator('[data-result]')).toHaveText(
      'With 3 people on board: 1 colleague at Tarn, 1 mentored intern, 2 evenings about resumes, and 1 scholar.',
    );
    await slider.focus();
    await page.keyboard.press('End');
    await meter.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/\?n=20#impactMeter$/);
    expect((await readMeter()).figures).toEqual(column(FIGURES, 20));
  });
});
