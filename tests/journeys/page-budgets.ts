/**
 * How much each template may fetch: today's figures, rounded up a little. Whoever needs more puts it
 * here, and says in the commit what for.
 */

/** Bytes of the code that wakes islands, which stands in each document. */
export const LOADER = 1300;

/** Thousands of bytes of all scripts of a page, once everything on it was used: nearly 60 are React's, and
 * 2.5 come only where an application waits for a line. */
export const ALL_SCRIPTS = 83.6;

/** Those of the application form, which checks itself as the server does, and what its folded lists add. */
export const APPLY_SCRIPTS = { unfolded: 103.8, folded: 89.8 };

/** Thousands of bytes of the service worker, compressed as the server does it. */
export const SERVICE_WORKER = 4.8;

/** Of the styles of the first screen, which stand in its document, compressed as the server does it. */
export const FIRST_STYLES = 8;

/** Of the sheet with all styles that all pages share, fetched once. */
export const SHEET = 22.6;

/**
 * Thousands of bytes on a first visit at 390 px, as they cross the wire, and the number of requests.
 * `script` is what comes before anybody acts, with the code in the document; `all` is without films.
 */
export const FIRST_VISIT: Record<string, Budget> = {
  // document, script, font, image, all, requests
  '/job-alerts': [14, 3.1, 51, 2, 88, 15],
  '/': [30.5, 4.5, 51, 1, 107, 12],
  '/about': [17.5, 4.8, 51, 21, 112, 10],
  '/contact': [17.5, 3.4, 51, 1, 90, 11],
  '/office': [15.5, 10.5, 51, 2, 96, 14],
  '/tarn-central': [14.2, 3.1, 51, 1, 87, 8],
  '/tarn-blog': [16, 3.1, 51, 2, 90, 11],
  '/why-tarn-for-businesses': [17, 3.1, 51, 2, 90, 11],
  '/press': [17, 3.1, 51, 2, 90, 17],
  '/universities-and-partners': [16.2, 3.1, 51, 2, 90, 10],
  '/hire-a-professional': [16, 3.1, 51, 1, 89, 9],
  '/outsource-your-project': [16, 3.1, 51, 1, 89, 9],
  '/design-my-app': [16.7, 4.7, 51, 1, 91, 11],
  '/roadmap-my-app': [16.2, 4.7, 51, 1, 91, 11],
  '/build-my-app': [17, 4.7, 51, 1, 91, 9],
  '/staff-augmentation': [18, 4.7, 51, 2, 93, 12],
  '/review-my-app': [16.5, 4.7, 51, 1, 91, 10],
  '/implement-identity-management': [17.7, 4.7, 51, 1, 92, 9],
  '/service-packages': [18.5, 3.4, 51, 2, 93, 15],
  '/service-packages/shopify-migration': [16.5, 3.6, 51, 1, 90, 10],
  '/customers': [14.2, 3.1, 51, 2, 89, 15],
  '/customers/northlight': [16.5, 3.1, 51, 1, 90, 9],
  '/divacs': [21.5, 3.1, 51, 1, 94, 8],
  '/why-tarn-for-career-opportunities': [15.7, 3.1, 51, 2, 90, 11],
  '/remote-career': [15.7, 3.1, 51, 1, 89, 8],
  '/verified-badges': [15.5, 3.4, 51, 2, 90, 13],
  '/talents-on-demand': [20.6, 5.9, 51, 2, 99, 15],
  '/talents-on-demand/senior-react-engineer': [20.1, 3.1, 51, 1, 89, 7],
  '/drop-your-info': [21.2, 4.2, 51, 1, 94, 10],
  '/grassroot-impact-initative': [18, 3.1, 51, 1, 91, 7],
  '/tarn-cares': [18, 3.1, 51, 1, 91, 7],
  '/impact-stories': [14, 3.6, 51, 1, 87, 9],
  '/impact-story/sunita-chaudhary': [14.5, 4.1, 51, 1, 89, 10],
  '/blogs-and-insights': [16.5, 5, 51, 2, 92, 18],
  '/blogs-and-insights/estimate-without-lying': [18.5, 3.5, 51, 1, 91, 9],
  '/experience-nepal/tihar-five-days-of-lamps': [18.5, 3.5, 51, 1, 91, 9],
  '/whitepapers/single-sign-on-for-a-company-of-fifty': [19.5, 3.5, 51, 1, 92, 9],
  '/experience-nepal': [15, 4.7, 51, 2, 90, 15],
  '/learning-hub': [15.2, 4.7, 51, 2, 91, 17],
  '/learning-hub/sql-for-the-first-job': [20, 3.5, 51, 1, 93, 9],
  '/whitepapers': [15, 4.7, 51, 3, 91, 21],
  '/events': [15.2, 3.1, 51, 2, 89, 13],
  '/events/what-your-first-release-will-cost': [20, 4.7, 51, 1, 94, 8],
  '/trainings-and-certifications': [15, 3.1, 51, 2, 89, 12],
  '/trainings-and-certifications/sql-at-work': [19, 4.7, 51, 1, 93, 8],
  '/authors/elin-bergstrand': [15, 3.1, 51, 2, 89, 15],
  '/newsletter': [13.7, 3.1, 51, 2, 88, 15],
  '/offline': [13, 4.5, 51, 1, 86, 8],
  '/privacy-policy': [16.5, 3.1, 51, 1, 89, 6],
  '/successful-submission?name=Sita': [15.5, 3.1, 51, 2, 89, 15],
};

type Budget = [
  document: number,
  script: number,
  font: number,
  image: number,
  all: number,
  requests: number,
];
