import { test } from './one-browser.ts';
import { expectFirstVisit } from './visit-costs.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const path of ['/', '/talents-on-demand']) {
  test(`${path} stays within its budget on a first visit`, ({ page, site }) =>
    expectFirstVisit(page, site.origin, path));
}
