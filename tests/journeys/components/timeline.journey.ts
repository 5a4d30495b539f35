import { expect, test } from '#tests/journeys/gallery-site.ts';

test.use({ viewport: { width: 1000, height: 600 } });

test('a step lights up when 0.3 of it is in view, and the line follows', async ({ page }) => {
  await page.goto('/ui/timeline');
  const step = page.getByRole('listitem').filter({ hasText: 'Production' });
  const line = page.locator('[style*="--filled"]').last();
  await expect(step).toHaveAttribute('data-active', 'false');
  const filled = () => line.evaluate((bar) => Number(bar.style.getPropertyValue('--filled')));
  expect(await filled()).toBe(0);

  const show = (part: number) =>
    step.evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height * share - innerHeight, behavior: 'instant' });
    }, part);
  await show(0.27);
  // Two frames later the observer has had its say.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(step).toHaveAttribute('data-active', 'false');
  await show(0.33);
  await expect(step).toHaveAttribute('data-active', 'true');
  await expect.poll(filled).toBeGreaterThan(0.1);
  expect(await filled()).toBeLessThan(1);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(filled).toBe(1);
});

test.describe('where stillness is asked', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('all steps are lit and the line is full', async ({ page }) => {
    await page.goto('/ui/timeline');
    const marks = page.locator('li[data-active] > span');
    const looks = await marks.evaluateAll((all) =>
      all.map((mark) => getComputedStyle(mark).backgroundColor),
    );
    expect(new Set(looks).size).toBe(1);
    const line = page.locator('[style*="--filled"]').last();
    await expect(line).toHaveCSS('scale', '1');
  });
});
