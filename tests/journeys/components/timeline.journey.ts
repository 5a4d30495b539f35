import { openExamples } from '#tests/journeys/gallery-site.ts';
import { expect, test } from '#tests/journeys/site.ts';

test.use({ viewport: { width: 1000, height: 600 } });

test('activates a step when 0.3 of it is in view', async ({ page }) => {
  await page.goto('/ui/timeline');
  const step = page.getByRole('listitem').filter({ hasText: 'Production' });
  await expect(step).toHaveAttribute('data-active', 'false');
  const show = (part: number) =>
    step.evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height * share - innerHeight, behavior: 'instant' });
    }, part);
  await show(0.27);
  // The observer has reported within two frames.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(step).toHaveAttribute('data-active', 'false');
  await show(0.33);
  await expect(step).toHaveAttribute('data-active', 'true');
});

test('fills the line down to 0.6 of the window at any scroll position', async ({ page }) => {
  await openExamples(page, 'timeline');
  const rail = page.locator('[style*="--filled"]').last();
  const filled = () => rail.evaluate((line) => Number(line.style.getPropertyValue('--filled')));
  await expect.poll(filled).toBe(0);
  for (const part of [0.2, 0.25, 0.6, 0.4, 0.9]) {
    await rail.evaluate((line, share) => {
      const { top, height } = line.getBoundingClientRect();
      scrollBy({ top: top + height * share - innerHeight * 0.6, behavior: 'instant' });
    }, part);
    await expect.poll(filled).toBeCloseTo(part, 2);
    const drawn = await rail.evaluate((line) => {
      const heights = [line, line.firstElementChild].map(
        (it) => it?.getBoundingClientRect().height,
      );
      return (heights[1] ?? 0) / (heights[0] ?? 1);
    });
    expect(drawn).toBeCloseTo(part, 2);
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(filled).toBe(1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('all steps are active and the line is full', async ({ page }) => {
    await page.goto('/ui/timeline');
    const marks = page.locator('li[data-active] > span');
    const looks = await marks.evaluateAll((all) =>
      all.map((mark) => getComputedStyle(mark).backgroundColor),
    );
    expect(new Set(looks).size).toBe(1);
    const line = page.locator('[data-rail] > *').last();
    await expect(line).toHaveCSS('scale', '1');
  });
});
