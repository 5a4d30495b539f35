import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';
import { test as windowTest } from './one-window.ts';
import { arriveInPieces } from './page-in-pieces.ts';
import { expect } from './site.ts';

const PAGES = [
  ['/', 200],
  ['/about', 200],
  ['/anthropic-identity', 200],
  ['/blogs-and-insights', 200],
  ['/blogs-and-insights/single-sign-on-for-a-company-of-fifty', 200],
  ['/blogs-and-insights?q=zebra', 200],
  ['/build-my-app', 200],
  ['/contact', 200],
  ['/customers', 200],
  ['/customers/northlight', 200],
  ['/design-my-app', 200],
  ['/divacs', 200],
  ['/drop-your-info', 200],
  ['/drop-your-info?jobId=senior-react-engineer', 200],
  ['/events', 200],
  ['/events/nobody', 404],
  ['/events/what-your-first-release-will-cost', 200],
  ['/experience-nepal?page=2', 200],
  ['/experience-nepal/tihar-five-days-of-lamps', 200],
  ['/grassroot-impact-initative?n=12', 200],
  ['/hire-a-professional', 200],
  ['/implement-identity-management', 200],
  ['/impact-stories', 200],
  ['/impact-story/nobody', 404],
  ['/impact-story/sunita-chaudhary', 200],
  ['/learning-hub', 200],
  ['/learning-hub/sql-for-the-first-job', 200],
  ['/newsletter', 200],
  ['/newsletter?leave=no-such-link', 410],
  ['/no-such-page', 404],
  ['/office', 200],
  ['/outsource-your-project', 200],
  ['/privacy-policy', 200],
  ['/remote-career', 200],
  ['/review-my-app', 200],
  ['/roadmap-my-app', 200],
  ['/service-packages', 200],
  ['/service-packages?goal=sell&order=price', 200],
  ['/service-packages/api-and-3p-integrations', 200],
  ['/setu-blog', 200],
  ['/setu-central', 200],
  ['/sharp-scribe', 200],
  ['/staff-augmentation', 200],
  ['/successful-submission?name=Sita', 200],
  ['/talents-on-demand', 200],
  ['/talents-on-demand?page=3', 200],
  ['/talents-on-demand/lead-platform-engineer', 200],
  ['/talents-on-demand/shopify-developer', 410],
  ['/trainings-and-certifications/sql-at-work', 200],
  ['/verified-badges', 200],
  ['/whitepapers/a-first-release-in-the-order-of-risk', 200],
  ['/why-setu-for-businesses', 200],
  ['/why-setu-for-career-opportunities', 200],
] as const;

/** Pages whose parts lie otherwise on a desktop: they arrive in pieces there too. */
const WIDE = [
  '/',
  '/about',
  '/contact',
  '/divacs',
  '/events/what-your-first-release-will-cost',
  '/learning-hub/sql-for-the-first-job',
  '/service-packages/pwa-conversion-basic',
  '/staff-augmentation',
  '/successful-submission?name=Sita',
  '/verified-badges',
];

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** Each comes over a line of its own, so from another origin: nothing is kept from the one before. */
const test = windowTest.extend<object, { window: Page }>({
  window: [
    async ({ window }, use) => {
      await watchShifts(window);
      await use(window);
    },
    { scope: 'worker' },
  ],
});

test.use({ viewport: PHONE, expectedMessages: /status of 4(04|10) / });

for (const [path, status] of PAGES) {
  test(`${path} is accessible, calm and fits`, async ({ page, site }) => {
    // As over a slow line, where what comes later may push away what one reads.
    const response = await arriveInPieces(page, site.origin, path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectCalm(page);
    await expectFit(page);
    await page.setViewportSize(DESKTOP);
    // Header and footer are the same on all of them.
    await expectFit(page, path === '/' ? 'html' : 'main');
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  for (const path of WIDE) {
    test(`${path} arrives calmly`, async ({ page, site }) => {
      await arriveInPieces(page, site.origin, path);
      await expectCalm(page);
    });
  }
});

/** "Good" in Core Web Vitals; what is left is the font that arrives. */
async function expectCalm(page: Page) {
  const { sum, moved } = await shiftsOf(page);
  expect(sum, moved).toBeLessThan(0.1);
}

async function expectFit(page: Page, part = 'html') {
  expect(await axeFindings(page, part)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
