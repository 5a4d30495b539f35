/** Interactions with the menu before its script has loaded. */

import type { Locator, Page } from '@playwright/test';
import { pointAt, untilHydrated } from './arrive.ts';
import { DEEP, deepUnless } from './deep-journeys.ts';
import { DESKTOP, headerOf, mobileMenuOf, PHONE } from './header-parts.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

const DOCUMENT = '/blogs-and-insights';

/** Holds back the header's script. */
const holdScript = (page: Page) => holdRequests(page, /\/header-[\w-]+\.js/);

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  for (const [action, act] of [
    ['an arrow key', (group: Locator) => group.press('ArrowDown')],
    ['a key press', (group: Locator) => group.press('Enter')],
    ['a pointer at rest', pointAt],
  ] as const) {
    test(
      `${action} opens its group after hydration`,
      deepUnless(action === 'a key press'),
      async ({ page }) => {
        const { group, item, openGroups } = headerOf(page);
        const release = await holdScript(page);
        await page.goto(DOCUMENT);
        await act(group('Cares'));
        await expect(openGroups).toHaveCount(0);
        release();
        await expect(openGroups).toHaveText(['Cares']);
        await expect(item('Impact stories')).toBeVisible();
      },
    );
  }

  test(
    'a pointer at rest on its title while the page loads opens a group',
    DEEP,
    async ({ page }) => {
      const { group, openGroups } = headerOf(page);
      await page.goto(DOCUMENT);
      await pointAt(group('Cares'));
      await expect(openGroups).toHaveText(['Cares']);
      const { x = 0, y = 0, width = 0, height = 0 } = (await group('Cares').boundingBox()) ?? {};
      await page.goto('/about');
      // Firefox dispatches events for a pointer at rest when it paints. Chromium neither does so nor
      // matches `:hover` until the pointer moves by a pixel.
      await page.mouse.move(x + width / 2, y + height / 2);
      await expect(openGroups).toHaveText(['Cares']);
    },
  );

  test('loads the pictures of a group when it opens', DEEP, async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (/\/(hour|menu)-[\w-]+\.svg(\?|$)/.test(request.url())) pictures.push(request.url());
    });
    await page.goto(DOCUMENT);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(pictures).toEqual([]);
    await headerOf(page).group('Cares').click();
    await expect.poll(() => pictures.length).toBeGreaterThan(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the button opens it after hydration, with the group of the page expanded', async ({
    page,
  }) => {
    const { menu, open, openGroups } = mobileMenuOf(page);
    const release = await holdScript(page);
    await page.goto(DOCUMENT);
    await open();
    release();
    await expect(menu).toBeVisible();
    await expect(openGroups.locator('summary')).toHaveText('Resources');
  });
});
