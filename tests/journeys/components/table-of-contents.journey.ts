import type { Page } from '@playwright/test';
import { arrive, untilInBrandFont } from '#tests/journeys/arrive.ts';
import { DEEP } from '#tests/journeys/deep-journeys.ts';
import { expect, test } from '#tests/journeys/site.ts';

const topOf = (page: Page, name: string) =>
  page
    .getByRole('heading', { name, exact: true })
    .evaluate((heading) => Math.round(heading.getBoundingClientRect().top));

test('scrolls the heading to 150 px below the top and marks it', async ({ page }) => {
  await arrive(page, '/ui/table-of-contents');
  await untilInBrandFont(page);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const link = contents.getByRole('link', { name: 'The solution' });
  await expect(contents.locator('[aria-current=true]')).toHaveText('The challenge');
  await link.click();
  await expect.poll(() => topOf(page, 'The solution')).toBe(150);
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
  await expect(page).toHaveURL(/#the-solution$/);
  await expect(page.getByRole('heading', { name: 'The solution' })).toBeFocused();
});

test('the mark follows the scroll position', DEEP, async ({ page }) => {
  await arrive(page, '/ui/table-of-contents');
  await untilInBrandFont(page);
  const current = page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current=true]');
  const results = page.getByRole('heading', { name: /^The results/ });
  const bringTo = (top: number) =>
    results.evaluate((heading, targetTop) => {
      scrollBy({ top: heading.getBoundingClientRect().top - targetTop, behavior: 'instant' });
    }, top);
  await bringTo(160);
  await expect(current).toHaveText('The solution');
  await bringTo(150);
  await expect(current).toHaveText(/^The results/);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(current).toHaveText('The challenge');
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
  await expect(current).toHaveText('Impact');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('jumps without a smooth scroll', async ({ page }) => {
    await arrive(page, '/ui/table-of-contents');
    const top = await page.evaluate(() => {
      document.querySelector<HTMLElement>('nav a[href$="#the-results"]')?.click();
      return document.getElementById('the-results')?.getBoundingClientRect().top;
    });
    expect(Math.round(top ?? 0)).toBe(150);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('plain anchors lead to the same position', DEEP, async ({ page }) => {
    await page.goto('/ui/table-of-contents');
    const box = async () =>
      Math.round((await page.getByRole('heading', { name: 'The solution' }).boundingBox())?.y ?? 0);
    // The brand's font loads after the first paint and has other metrics than the fallback font.
    await expect
      .poll(async () => {
        await page.getByRole('link', { name: 'The solution' }).click();
        return box();
      })
      .toBe(150);
  });
});
