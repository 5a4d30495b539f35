/** All templates; documents and scripts are weighed in `tests/page-weight.test.ts` too. */
import { test } from './one-browser.ts';
import { FIRST_VISIT } from './page-budgets.ts';
import { expectFirstVisit } from './visit-costs.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const path of Object.keys(FIRST_VISIT)) {
  test(`${path} keeps to its budget on a first visit`, ({ page, site }) =>
    expectFirstVisit(page, site.origin, path));
}
