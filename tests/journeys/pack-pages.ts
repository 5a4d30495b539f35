/** The checks of pages that every brand's pack has to pass, on a phone and on a desktop. */
import { axeFindingsInBothSchemes } from './axe-findings.ts';
import { deepUnless } from './deep-journeys.ts';
import { overflowOf } from './overflow.ts';
import { expect, type test as siteTest } from './site.ts';

const WIDTHS = [390, 1280];
const SMALL_PHONE = { width: 360, height: 640 };

/** Declares a test for each page; all but the home page are deep. */
export function testPackPages(test: typeof siteTest, pages: readonly string[]): void {
  for (const path of pages) {
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
            expect(await overflowOf(page), `at ${width} px`).toBe(0);
            expect(await axeFindingsInBothSchemes(page)).toEqual([]);
          }
          await page.setViewportSize(SMALL_PHONE);
          expect(await overflowOf(page), 'on a small phone').toBe(0);
          const broken = await page.evaluate(() =>
            [...document.images].filter((image) => image.complete && image.naturalWidth === 0),
          );
          expect(broken).toEqual([]);
        },
      );
    });
  }
}
