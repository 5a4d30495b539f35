/** Pages of a company that has only a name and a color, on a phone and on a desktop. */
import { barePack } from '#tests/bare-pack.ts';
import { removeTemporaryFolders } from '#tests/temporary-folders.ts';
import { axeFindingsInBothSchemes } from './axe-findings.ts';
import { deepUnless } from './deep-journeys.ts';
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
const WIDTHS = [390, 1280];

for (const path of PAGES) {
  test.describe(path, () => {
    test.use({ expectedMessages: /status of 404 / });

    test(
      'is accessible, fits, and has no broken picture',
      deepUnless(path === '/'),
      async ({ page }) => {
        await page.goto(path);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 });
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `at ${width} px`).toBe(0);
          expect(await axeFindingsInBothSchemes(page)).toEqual([]);
        }
        const broken = await page.evaluate(() =>
          [...document.images].filter((image) => image.complete && image.naturalWidth === 0),
        );
        expect(broken).toEqual([]);
      },
    );
  });
}

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
