/** Thirteen templates. For all pages see `every-page.deep.journey.ts`. */
import { checkOnDesktop, checkPage } from './page-checks.ts';

const PAGES = [
  '/',
  '/contact',
  '/drop-your-info?jobId=qa-trainee',
  '/events/what-your-first-release-will-cost',
  '/blogs-and-insights',
  '/blogs-and-insights/single-sign-on-for-a-company-of-fifty',
  '/design-my-app',
  '/learning-hub/sql-for-the-first-job',
  '/security-and-contracts',
  '/talents-on-demand',
  '/talents-on-demand/lead-platform-engineer',
  '/ne/drop-your-info?jobId=qa-trainee',
];

for (const path of PAGES) checkPage(path, 200);
checkPage('/no-such-page', 404);
checkOnDesktop('/');
