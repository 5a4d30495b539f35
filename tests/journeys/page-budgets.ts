/**
 * How much each template may fetch: today's figures, rounded up a little. Whoever needs more puts it
 * here, and says in the commit what for.
 */

/** Bytes of the code that wakes islands, which stands in each document. */
export const LOADER = 1500;

/** Thousands of bytes of all scripts of a page, once everything on it was used: nearly 60 are React's. */
export const ALL_SCRIPTS = 90;

/** Those of the application form, which chooses from long lists and checks itself as the server does. */
export const APPLY_SCRIPTS = 98;

/** Of the styles of the first screen, which stand in its document, compressed as the server does it. */
export const FIRST_STYLES = 7.7;

/** Of the sheet with all styles that all pages share, fetched once. */
export const SHEET = 19.2;

/**
 * Thousands of bytes on a first visit at 390 px, as they cross the wire, and the number of requests.
 * `script` is what comes before anybody acts; `all` is without films.
 */
export const FIRST_VISIT: Record<string, Budget> = {
  // document, script, font, image, all, requests
  '/': [31, 8, 51, 6, 115, 28],
  '/about': [18, 8, 51, 21, 118, 22],
  '/contact': [17, 7, 51, 2, 96, 19],
  '/office': [15, 14, 51, 2, 101, 22],
  '/tarn-central': [15, 6, 51, 1, 92, 14],
  '/tarn-blog': [16, 6, 51, 2, 94, 17],
  '/why-tarn-for-businesses': [17, 6, 51, 2, 95, 17],
  '/hire-a-professional': [16, 76, 51, 2, 164, 34],
  '/outsource-your-project': [16, 76, 51, 2, 164, 34],
  '/design-my-app': [17, 8, 51, 2, 96, 22],
  '/roadmap-my-app': [16, 8, 51, 2, 96, 22],
  '/build-my-app': [17, 8, 51, 1, 96, 20],
  '/staff-augmentation': [18, 8, 51, 2, 98, 23],
  '/review-my-app': [17, 8, 51, 2, 97, 21],
  '/implement-identity-management': [18, 8, 51, 1, 97, 20],
  '/service-packages': [19, 7, 51, 3, 98, 22],
  '/service-packages/shopify-migration': [17, 7, 51, 2, 95, 18],
  '/customers': [15, 6, 51, 3, 94, 21],
  '/customers/northlight': [17, 6, 51, 1, 95, 15],
  '/divacs': [22, 6, 51, 1, 100, 14],
  '/why-tarn-for-career-opportunities': [16, 6, 51, 2, 94, 17],
  '/remote-career': [16, 6, 51, 1, 93, 14],
  '/verified-badges': [16, 6, 51, 2, 94, 19],
  '/talents-on-demand': [16, 6, 51, 3, 95, 22],
  '/talents-on-demand/senior-react-engineer': [17, 6, 51, 1, 94, 13],
  '/drop-your-info': [22, 14, 51, 2, 107, 19],
  '/grassroot-impact-initative': [19, 6, 51, 1, 96, 13],
  '/tarn-cares': [19, 6, 51, 1, 96, 13],
  '/impact-stories': [14, 7, 51, 2, 92, 20],
  '/impact-story/sunita-chaudhary': [15, 7, 51, 2, 94, 20],
  '/blogs-and-insights': [16, 8, 51, 3, 97, 31],
  '/blogs-and-insights/estimate-without-lying': [19, 7, 51, 1, 97, 15],
  '/experience-nepal/tihar-five-days-of-lamps': [19, 7, 51, 1, 97, 15],
  '/whitepapers/single-sign-on-for-a-company-of-fifty': [20, 77, 51, 1, 167, 33],
  '/experience-nepal': [15, 8, 51, 3, 95, 26],
  '/learning-hub': [15, 8, 51, 3, 96, 29],
  '/learning-hub/sql-for-the-first-job': [21, 77, 51, 1, 169, 33],
  '/whitepapers': [15, 8, 51, 3, 96, 30],
  '/events': [15, 6, 51, 2, 93, 19],
  '/events/what-your-first-release-will-cost': [21, 8, 51, 1, 99, 16],
  '/trainings-and-certifications': [15, 6, 51, 3, 93, 20],
  '/trainings-and-certifications/sql-at-work': [19, 8, 51, 1, 97, 16],
  '/newsletter': [14, 73, 51, 3, 159, 35],
  '/privacy-policy': [17, 6, 51, 1, 94, 12],
  '/successful-submission?name=Sita': [14, 6, 51, 3, 92, 21],
};

type Budget = [
  document: number,
  script: number,
  font: number,
  image: number,
  all: number,
  requests: number,
];
