/** Back to a page that was read before: the browser has kept it as it was left. */
import { arrive } from './arrive.ts';
import { expect, test } from './site.ts';

const LIST = '/blogs-and-insights?filter=Industry+Insight';

test.describe('in a browser that keeps pages', () => {
  test.skip(({ browserName }) => browserName === 'chromium', 'without a window it keeps none');

  test('the search, the filter and the place in the list are as they were', async ({
    page,
    context,
  }) => {
    await arrive(page, LIST);
    await page.getByRole('searchbox').fill('a');
    await expect(page).toHaveURL(/q=a/);
    const card = page.locator('main article').last().getByRole('link').first();
    await card.scrollIntoViewIfNeeded();
    // Playwright waits for a page that comes back to load, so it notes by itself how it came.
    const left = await page.evaluate(() => {
      const state = () => [
        location.href,
        scrollY,
        document.querySelector<HTMLInputElement>('[type=search]')?.value,
      ];
      addEventListener('pageshow', ({ persisted }) =>
        localStorage.setItem('came-back', JSON.stringify([persisted, ...state()])),
      );
      return state();
    });
    expect(left[2]).toBe('a');
    await card.click();
    await expect(page).not.toHaveURL(/q=a/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/privacy-policy');
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect
      .poll(() => other.evaluate(() => JSON.parse(localStorage.getItem('came-back') ?? 'null')))
      .toEqual([true, ...left]);
  });
});

test.describe('nothing of ours keeps a browser from it', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium says what does');

  for (const path of [
    '/',
    LIST,
    '/blogs-and-insights/estimate-without-lying',
    '/contact',
    '/drop-your-info',
    '/events',
  ]) {
    test(path, async ({ page }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.enable');
      const told = new Promise<string[]>((resolve) => {
        devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
          resolve(
            notRestoredExplanations
              // Circumstances are the browser's: without a window it has no such cache.
              .filter(({ type }) => type !== 'Circumstantial')
              .map(({ reason }) => reason),
          ),
        );
      });
      await arrive(page, path);
      await page.goto('/privacy-policy');
      await page.goBack();
      expect(await told).toEqual([]);
    });
  }
});
