/** All templates; documents and scripts are weighed in `tests/page-weight.test.ts` too. */
import { test } from './one-browser.ts';
import { FIRST_VISIT, FROM_HOME } from './page-budgets.ts';
import { expectFirstVisit, expectFromHome } from './visit-costs.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const path of Object.keys(FIRST_VISIT)) {
  test(`${path} keeps to its budget on a first visit`, ({ page, site }) =>
    expectFirstVisit(page, site.origin, path));
}

for (const path of Object.keys(FROM_HOME)) {
  test(`to go on from home to ${path} costs little`, ({ page, site }) =>
    expectFromHome(page, site.origin, path));
}
