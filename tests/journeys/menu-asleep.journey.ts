/** What is done to the menu of a document before its script is there. */
import type { Locator, Page } from '@playwright/test';
import { pointAt, untilAwake } from './arrive.ts';
import { DESKTOP, headerOf, mobileMenuOf, PHONE } from './header-parts.ts';
import { expect, test } from './site.ts';

const DOCUMENT = '/blogs-and-insights';

/** Keeps the header's script back. */
async function holdScript(page: Page) {
  const { promise, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/header-[\w-]+\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return letThrough;
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  for (const [what, act] of [
    ['an arrow', (group: Locator) => group.press('ArrowDown')],
    ['a press', (group: Locator) => group.press('Enter')],
    ['a resting pointer', pointAt],
  ] as const) {
    test(`${what} opens its group then`, async ({ page }) => {
      const { group, item, openGroups } = headerOf(page);
      const letThrough = await holdScript(page);
      await page.goto(DOCUMENT);
      await act(group('Cares'));
      await expect(openGroups).toHaveCount(0);
      letThrough();
      await expect(openGroups).toHaveText(['Cares']);
      await expect(item('Impact stories')).toBeVisible();
    });
  }

  test('a pointer that rests on its title while the page loads opens a group', async ({ page }) => {
    const { group, openGroups } = headerOf(page);
    await page.goto(DOCUMENT);
    await pointAt(group('Cares'));
    await expect(openGroups).toHaveText(['Cares']);
    const { x = 0, y = 0, width = 0, height = 0 } = (await group('Cares').boundingBox()) ?? {};
    await page.goto('/about');
    // Firefox tells a page of a pointer at rest when it paints. Chromium tells it nothing, and matches no
    // `:hover`, before the pointer is moved by a pixel.
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect(openGroups).toHaveText(['Cares']);
  });

  test('the pictures of a group come when it opens', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (/\/(hour|menu)-[\w-]+\.svg(\?|$)/.test(request.url())) pictures.push(request.url());
    });
    await page.goto(DOCUMENT);
    await untilAwake(page);
    await page.waitForLoadState('networkidle');
    expect(pictures).toEqual([]);
    await headerOf(page).group('Cares').click();
    await expect.poll(() => pictures.length).toBeGreaterThan(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the button opens it then, with the group of the page', async ({ page }) => {
    const { menu, open, openGroups } = mobileMenuOf(page);
    const letThrough = await holdScript(page);
    await page.goto(DOCUMENT);
    await open();
    letThrough();
    await expect(menu).toBeVisible();
    await expect(openGroups.locator('summary')).toHaveText('Resources');
  });
});
