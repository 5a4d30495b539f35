/** All templates; `tests/page-weight.test.ts` also checks documents and scripts. */
import { test } from './one-browser.ts';
import { FIRST_VISIT } from './page-budgets.ts';
import { expectFirstVisit } from './visit-costs.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const path of Object.keys(FIRST_VISIT)) {
  test(`${path} stays within its budget on a first visit`, ({ page, site }) =>
    expectFirstVisit(page, site.origin, path));
}
