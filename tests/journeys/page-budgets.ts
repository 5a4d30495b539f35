/**
 * How much each template may fetch: today's figures, rounded up a little. Whoever needs more puts it
 * here, and says in the commit what for.
 */

/** Bytes of the code that wakes islands, which stands in each document. */
export const LOADER = 1300;

/** Thousands of bytes of all scripts of a page, once everything on it was used: nearly 60 are React's. */
export const ALL_SCRIPTS = 79;

/** Those of the application form, which chooses from long lists and checks itself as the server does. */
export const APPLY_SCRIPTS = 97;

/** Of the styles of the first screen, which stand in its document, compressed as the server does it. */
export const FIRST_STYLES = 7.9;

/** Of the sheet with all styles that all pages share, fetched once. */
export const SHEET = 21.6;

/**
 * Thousands of bytes on a first visit at 390 px, as they cross the wire, and the number of requests.
 * `script` is what comes before anybody acts, with the code in the document; `all` is without films.
 */
export const FIRST_VISIT: Record<string, Budget> = {
  // document, script, font, image, all, requests
  '/': [30, 4.3, 51, 6, 111, 20],
  '/about': [17, 4.6, 51, 21, 114, 12],
  '/contact': [16, 3.2, 51, 2, 92, 13],
  '/office': [15, 10.3, 51, 2, 97, 16],
  '/tarn-central': [14, 2.9, 51, 1, 88, 10],
  '/tarn-blog': [16, 2.9, 51, 2, 90, 13],
  '/why-tarn-for-businesses': [17, 2.9, 51, 2, 91, 13],
  '/hire-a-professional': [16, 2.9, 51, 2, 90, 11],
  '/outsource-your-project': [16, 2.9, 51, 2, 90, 11],
  '/design-my-app': [16, 4.6, 51, 2, 92, 14],
  '/roadmap-my-app': [16, 4.6, 51, 2, 92, 14],
  '/build-my-app': [16, 4.6, 51, 1, 92, 12],
  '/staff-augmentation': [17, 4.6, 51, 2, 94, 15],
  '/review-my-app': [16, 4.6, 51, 2, 93, 13],
  '/implement-identity-management': [17, 4.6, 51, 1, 93, 12],
  '/service-packages': [18, 3.2, 51, 3, 94, 17],
  '/service-packages/shopify-migration': [16, 3.5, 51, 2, 91, 13],
  '/customers': [14, 2.9, 51, 3, 90, 17],
  '/customers/northlight': [17, 2.9, 51, 1, 91, 11],
  '/divacs': [21, 2.9, 51, 1, 96, 10],
  '/why-tarn-for-career-opportunities': [16, 2.9, 51, 2, 90, 13],
  '/remote-career': [16, 2.9, 51, 1, 89, 10],
  '/verified-badges': [15, 3.2, 51, 2, 90, 15],
  '/talents-on-demand': [17, 2.9, 51, 3, 91, 16],
  '/talents-on-demand/senior-react-engineer': [16, 2.9, 51, 1, 90, 9],
  '/drop-your-info': [21, 3.7, 51, 2, 103, 12],
  '/grassroot-impact-initative': [18, 2.9, 51, 1, 92, 9],
  '/tarn-cares': [18, 2.9, 51, 1, 92, 9],
  '/impact-stories': [14, 3.4, 51, 2, 88, 11],
  '/impact-story/sunita-chaudhary': [15, 3.9, 51, 2, 90, 12],
  '/blogs-and-insights': [16, 4.8, 51, 3, 93, 21],
  '/blogs-and-insights/estimate-without-lying': [18, 3.3, 51, 1, 93, 11],
  '/experience-nepal/tihar-five-days-of-lamps': [18, 3.3, 51, 1, 93, 11],
  '/whitepapers/single-sign-on-for-a-company-of-fifty': [19, 3.3, 51, 1, 93, 11],
  '/experience-nepal': [15, 4.5, 51, 3, 91, 20],
  '/learning-hub': [15, 4.5, 51, 3, 92, 22],
  '/learning-hub/sql-for-the-first-job': [20, 3.3, 51, 1, 95, 11],
  '/whitepapers': [15, 4.5, 51, 3, 92, 24],
  '/events': [15, 2.9, 51, 2, 89, 15],
  '/events/what-your-first-release-will-cost': [20, 4.3, 51, 1, 95, 10],
  '/trainings-and-certifications': [15, 2.9, 51, 3, 89, 14],
  '/trainings-and-certifications/sql-at-work': [19, 4.3, 51, 1, 93, 10],
  '/newsletter': [14, 2.9, 51, 3, 88, 17],
  '/privacy-policy': [16, 2.9, 51, 1, 90, 8],
  '/successful-submission?name=Sita': [15, 2.9, 51, 3, 89, 17],
};

type Budget = [
  document: number,
  script: number,
  font: number,
  image: number,
  all: number,
  requests: number,
];
