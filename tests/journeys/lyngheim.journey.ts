/** Pages of the second demo, on a phone and on a desktop, by day and at night. */
import { LYNGHEIM } from '#tests/lyngheim-site.ts';
import { axeFindingsInBothSchemes } from './axe-findings.ts';
import { deepUnless } from './deep-journeys.ts';
import { test as base, expect, type Site, serveSite } from './site.ts';

const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      await serveSite(use, { CONTENT_DIR: LYNGHEIM });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const PAGES = [
  ...['/', '/about', '/office', '/contact', '/customers', '/ytre-skarv', '/service-packages'],
  ...['/service-packages/blade-campaign', '/turbine-service', '/blade-inspection'],
  ...['/inspection-log', '/why-lyngheim-for-businesses', '/security-and-contracts'],
  ...['/why-lyngheim-for-career-opportunities', '/talents-on-demand', '/drop-your-info'],
  ...['/talents-on-demand/blade-technician', '/blogs-and-insights', '/north-sea', '/events'],
  ...['/blogs-and-insights/what-a-tapping-hammer-hears', '/trainings-and-certifications'],
  ...['/nb', '/nb/about', '/nb/turbine-service', '/nb/talents-on-demand', '/no-such-page'],
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
