import { axeFindings } from './axe-findings.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';
import { arriveInPieces } from './page-in-pieces.ts';
import { expect, test } from './site.ts';

const PAGES = [
  ['/', 200],
  ['/talents-on-demand', 200],
  ['/talents-on-demand?page=3', 200],
  ['/talents-on-demand/lead-platform-engineer', 200],
  ['/talents-on-demand/shopify-developer', 410],
  ['/drop-your-info', 200],
  ['/drop-your-info?jobId=senior-react-engineer', 200],
  ['/successful-submission?name=Sita', 200],
  ['/no-such-page', 404],
] as const;

const WIDTHS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;

for (const [device, viewport] of Object.entries(WIDTHS)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, expectedMessages: /status of 4(04|10) / });

    for (const [path, status] of PAGES) {
      test(`${path} is accessible, calm and fits`, async ({ page, site }) => {
        await watchShifts(page);
        // As over a slow line, where what comes later may push away what one reads.
        const response = await arriveInPieces(page, site.origin, path);
        expect(response?.status()).toBe(status);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

        expect(await axeFindings(page)).toEqual([]);

        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        // "Good" in Core Web Vitals; what is left is the font that arrives.
        const { sum, moved } = await shiftsOf(page);
        expect(sum, moved).toBeLessThan(0.1);
      });
    }
  });
}
