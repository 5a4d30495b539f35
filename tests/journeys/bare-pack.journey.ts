/** Pages of a company that has only a name and a color, on a phone and on a desktop. */
import { barePack } from '#tests/bare-pack.ts';
import { removeTemporaryFolders } from '#tests/temporary-folders.ts';
import { testPackPages } from './pack-pages.ts';
import { test as base, expect, type Site, serveSite } from './site.ts';

const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      await serveSite(use, { CONTENT_DIR: await barePack() });
      removeTemporaryFolders();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const PAGES = [
  ...['/', '/about', '/talents-on-demand', '/why-tarn-for-businesses', '/customers'],
  ...['/service-packages/shopify-migration', '/design-my-app', '/no-such-page'],
];

testPackPages(test, PAGES);

test('the ornament leaves the text alone', async ({ page }) => {
  for (const width of [640, 768, 1000, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/talents-on-demand');
    const overlaps = await page.evaluate(() => {
      const hero = document.querySelector('main > section');
      const ornament = hero?.querySelector('.ornament')?.getBoundingClientRect();
      const texts = [...(hero?.querySelectorAll('h1, p, a') ?? [])];
      const right = Math.max(...texts.map((text) => text.getBoundingClientRect().right));
      return ornament ? right - ornament.left : Number.NaN;
    });
    expect(overlaps, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});
