/** "e-commerce" is on one line in every title that contains it. */
import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { deepUnless } from './deep-journeys.ts';
import { expect, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 } });

const WORD = /e-commerce/i;

/**
 * Narrows each title with the word step by step, so that every possible line break occurs.
 * @returns the titles, and those that broke within the word
 */
function brokenTitles(page: Page) {
  return page
    .getByRole('heading')
    .filter({ hasText: WORD })
    .evaluateAll((headings) => {
      const lineOf = (heading: HTMLElement, at: number) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        let offset = 0;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const { length } = node.textContent ?? '';
          if (at < offset + length) {
            const range = document.createRange();
            range.setStart(node, at - offset);
            range.setEnd(node, at - offset + 1);
            return range.getBoundingClientRect().bottom;
          }
          offset += length;
        }
        return 0;
      };
      const isWrapped = (heading: HTMLElement) => {
        const start = heading.textContent.toLowerCase().indexOf('e-commerce');
        const last = start + 'e-commerce'.length - 1;
        return lineOf(heading, start) !== lineOf(heading, last);
      };
      const broken = new Set<string>();
      for (const heading of headings as HTMLElement[]) {
        for (let width = innerWidth; width > 100; width -= 3) {
          heading.style.width = `${width}px`;
          if (isWrapped(heading)) broken.add(heading.textContent);
        }
      }
      return { titles: headings.map(({ textContent }) => textContent), broken: [...broken] };
    });
}

const JOB = 'Junior Laravel Developer, E-Commerce and Rentals';
const POST = 'Turning an e-commerce site into an installable app';
const EVENT = 'An e-commerce evening without a mouse';

/** A heading, and a card. */
const DAILY = ['/talents-on-demand/junior-laravel-developer', '/service-packages'];

for (const [path, title] of [
  ['/talents-on-demand/junior-laravel-developer', JOB],
  ['/talents-on-demand?q=laravel', JOB],
  ['/drop-your-info?jobId=junior-laravel-developer', JOB],
  ['/blogs-and-insights/turning-a-website-into-an-installable-app', POST],
  ['/blogs-and-insights?q=installable', POST],
  ['/events/an-evening-without-a-mouse', EVENT],
  ['/events', EVENT],
  ['/service-packages/custom-ecommerce-development', 'Custom e-commerce'],
  ['/service-packages', 'Custom e-commerce'],
  ['/ui/heading-group', 'Custom e-commerce development'],
] as const) {
  test(
    `${path}: "e-commerce" stays on one line`,
    deepUnless(DAILY.includes(path)),
    async ({ page }) => {
      await arrive(page, path);
      const { titles, broken } = await brokenTitles(page);
      expect(titles).toContainEqual(expect.stringContaining(title));
      expect(broken).toEqual([]);
    },
  );
}
