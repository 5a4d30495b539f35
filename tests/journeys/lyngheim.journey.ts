/** Pages of the second demo, on a phone and on a desktop, by day and at night. */
import { LYNGHEIM } from '#tests/lyngheim-site.ts';
import { testPackPages } from './pack-pages.ts';
import { test as base, type Site, serveSite } from './site.ts';

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

testPackPages(test, PAGES);
