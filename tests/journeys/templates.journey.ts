/** One page of each template. For the others see `every-page.deep.journey.ts`. */
import { checkOnDesktop, checkPage } from './page-checks.ts';

const PAGES = [
  '/',
  '/about',
  '/contact',
  '/customers',
  '/divacs',
  '/drop-your-info?jobId=qa-trainee',
  '/events',
  '/events/what-your-first-release-will-cost',
  '/blogs-and-insights',
  '/blogs-and-insights/single-sign-on-for-a-company-of-fifty',
  '/customers/northlight',
  '/design-my-app',
  '/grassroot-impact-initative?n=12',
  '/hire-a-professional',
  '/impact-story/sunita-chaudhary',
  '/learning-hub/sql-for-the-first-job',
  '/job-alerts',
  '/newsletter',
  '/office',
  '/privacy-policy',
  '/remote-career',
  '/service-packages',
  '/service-packages/api-and-3p-integrations',
  '/tarn-blog',
  '/tarn-central',
  '/successful-submission?name=Sita',
  '/talents-on-demand',
  '/talents-on-demand/lead-platform-engineer',
  '/verified-badges',
  '/whitepapers/a-first-release-in-the-order-of-risk',
  '/why-tarn-for-businesses',
  '/why-tarn-for-career-opportunities',
  // In the second language.
  '/ne',
  '/ne/talents-on-demand',
  '/ne/talents-on-demand/lead-platform-engineer',
  '/ne/drop-your-info?jobId=qa-trainee',
];

for (const path of PAGES) checkPage(path, 200);
checkPage('/no-such-page', 404);
for (const path of ['/', '/divacs']) {
  checkOnDesktop(path);
}
