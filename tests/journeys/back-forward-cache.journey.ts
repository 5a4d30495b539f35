/** Going back to a page that the browser has kept in its back/forward cache. */
import { arrive } from './arrive.ts';
import { deepUnless } from './deep-journeys.ts';
import { expect, test } from './site.ts';

const LIST = '/blogs-and-insights?filter=Industry+Insight';

test.describe('in a browser with a back/forward cache', () => {
  test.skip(
    ({ browserName }) => browserName === 'chromium',
    'headless Chromium has no back/forward cache',
  );

  test('restores the search, the filter and the scroll position', async ({ page, context }) => {
    await arrive(page, LIST);
    await page.getByRole('searchbox').fill('a');
    await expect(page).toHaveURL(/q=a/);
    const card = page.locator('main article').last().getByRole('link').first();
    await card.scrollIntoViewIfNeeded();
    // Playwright would wait for a load event, so the page itself records how it was restored.
    const stateOnLeave = await page.evaluate(() => {
      const state = () => [
        location.href,
        scrollY,
        document.querySelector<HTMLInputElement>('main [type=search]')?.value,
      ];
      addEventListener('pageshow', ({ persisted }) =>
        localStorage.setItem('came-back', JSON.stringify([persisted, ...state()])),
      );
      return state();
    });
    expect(stateOnLeave[2]).toBe('a');
    await card.click();
    await expect(page).not.toHaveURL(/q=a/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/privacy-policy');
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect
      .poll(() => other.evaluate(() => JSON.parse(localStorage.getItem('came-back') ?? 'null')))
      .toEqual([true, ...stateOnLeave]);
  });
});

test.describe('the site does not disable the back/forward cache', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium reports the reasons');

  for (const path of [
    '/',
    LIST,
    '/blogs-and-insights/estimate-without-lying',
    '/contact',
    '/drop-your-info',
    '/events',
  ]) {
    test(path, deepUnless(path === '/' || path === '/drop-your-info'), async ({ page }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.enable');
      const reasons = new Promise<string[]>((resolve) => {
        devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
          resolve(
            notRestoredExplanations
              // Circumstantial reasons are the browser's own: headless, it has no such cache.
              .filter(({ type }) => type !== 'Circumstantial')
              .map(({ reason }) => reason),
          ),
        );
      });
      await arrive(page, path);
      await page.goto('/privacy-policy');
      await page.goBack();
      expect(await reasons).toEqual([]);
    });
  }
});
