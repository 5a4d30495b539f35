/** The home page as a whole: sections, external links, clocks, and without scripts. */

import { DEEP, deepUnless } from './deep-journeys.ts';
import { openHome, PHONE, partnersOf, sliderOf, testimonialsOf } from './home-page.ts';
import { expect, test } from './site.ts';

const HEADINGS = [
  'Clear water, good work',
  'Start with a package',
  'Talent is everywhere. The way across was missing.',
  'Our partners',
  'Who We Helped',
  'Voices from both sides',
  'A job here never stays one job',
  'Ready to De-Risk Your Next Milestone?',
];

test('has its sections in order', async ({ page }) => {
  await openHome(page);
  const headings = page.locator('main').locator('h1, h2');
  expect((await headings.allTextContents()).slice(0, HEADINGS.length)).toEqual(HEADINGS);
  for (const name of ['Map your next milestone', "Let's Map Your Next Milestone"]) {
    const link = page.locator('main').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(page.getByRole('link', { name: 'Get the full story' })).toHaveAttribute(
    'href',
    '/about',
  );
  const stories = page.getByRole('link', { name: 'Read the full story' });
  const urls = await stories.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(urls).toEqual(['/divacs', '/sharp-scribe', '/anthropic-identity']);
});

test('the clocks show the time of both offices, and update every minute', async ({ page }) => {
  await openHome(page);
  const chips = page.locator('main p', { has: page.locator('.sr-only') });
  await expect(page.getByText('It is now 12:00 pm in Portland')).toBeAttached();
  await expect(page.getByText('It is now 1:45 am in Kathmandu')).toBeAttached();
  const boxBefore = await chips.first().boundingBox();
  await page.clock.runFor(60_000);
  await expect(page.getByText('It is now 12:01 pm in Portland')).toBeAttached();
  expect((await chips.first().boundingBox())?.width).toBe(boxBefore?.width);
});

test('the chart has a text alternative', DEEP, async ({ page }) => {
  await openHome(page);
  const chart = page.getByRole('img', { name: /Working hours of both offices/ });
  await expect(chart).toHaveAccessibleName(/Both work from 4:15 pm to 6 pm\./);
  await expect(page.getByText('Overlap 4:15–6 pm')).toBeVisible();
  await expect(chart).toHaveAccessibleName(
    /A second shift in Kathmandu answers questions from 12:15 am to 9:15 am\. Someone answers at every hour/,
  );
});

/** Three of customers and six of talents. */
const QUOTES = 9;

for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
  test.describe(`without scripts at ${viewport.width} px`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test(
      'all packages, quotes and links are there',
      deepUnless(viewport === PHONE),
      async ({ page }) => {
        await page.goto('/');
        const cards = sliderOf(page).getByRole('link');
        await expect(cards).toHaveCount(12);
        await cards.last().scrollIntoViewIfNeeded();
        const box = await cards.last().boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
        await expect(page.locator('main button:not([type=submit]):visible')).toHaveCount(0);

        const quotes = testimonialsOf(page).locator('blockquote');
        await expect(quotes).toHaveCount(QUOTES);
        for (const quote of await quotes.all()) await expect(quote).toBeVisible();
        const tops = await quotes.evaluateAll((all) =>
          all.map((quote) => quote.getBoundingClientRect().top),
        );
        expect(new Set(tops).size).toBe(QUOTES);
        await expect(
          testimonialsOf(page).getByRole('link', { name: /Read their story/ }),
        ).toHaveCount(3);
        await expect(partnersOf(page).getByRole('link')).toHaveCount(5);
      },
    );
  });
}
