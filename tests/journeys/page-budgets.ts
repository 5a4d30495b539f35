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
export const FIRST_STYLES = 7.7;

/** Of the sheet with all styles that all pages share, fetched once. */
export const SHEET = 19.2;

/**
 * Thousands of bytes on a first visit at 390 px, as they cross the wire, and the number of requests.
 * `script` is what comes before anybody acts, with the code in the document; `all` is without films.
 */
export const FIRST_VISIT: Record<string, Budget> = {
  // document, script, font, image, all, requests
  '/': [31, 4.2, 51, 6, 115, 22],
  '/about': [18, 4.6, 51, 21, 118, 14],
  '/contact': [17, 3.2, 51, 2, 96, 15],
  '/office': [15, 10.2, 51, 2, 101, 18],
  '/tarn-central': [15, 2.8, 51, 1, 92, 12],
  '/tarn-blog': [16, 2.8, 51, 2, 94, 15],
  '/why-tarn-for-businesses': [17, 2.8, 51, 2, 95, 15],
  '/hire-a-professional': [16, 2.8, 51, 2, 94, 13],
  '/outsource-your-project': [16, 2.8, 51, 2, 94, 13],
  '/design-my-app': [17, 4.4, 51, 2, 96, 16],
  '/roadmap-my-app': [16, 4.4, 51, 2, 96, 16],
  '/build-my-app': [17, 4.4, 51, 1, 96, 14],
  '/staff-augmentation': [18, 4.4, 51, 2, 98, 17],
  '/review-my-app': [17, 4.4, 51, 2, 97, 15],
  '/implement-identity-management': [18, 4.4, 51, 1, 97, 14],
  '/service-packages': [19, 3, 51, 3, 98, 19],
  '/service-packages/shopify-migration': [17, 3.3, 51, 2, 95, 15],
  '/customers': [15, 2.8, 51, 3, 94, 19],
  '/customers/northlight': [17, 2.8, 51, 1, 95, 13],
  '/divacs': [22, 2.8, 51, 1, 100, 12],
  '/why-tarn-for-career-opportunities': [16, 2.8, 51, 2, 94, 15],
  '/remote-career': [16, 2.8, 51, 1, 93, 12],
  '/verified-badges': [16, 3.1, 51, 2, 94, 17],
  '/talents-on-demand': [16, 2.8, 51, 3, 95, 18],
  '/talents-on-demand/senior-react-engineer': [17, 2.8, 51, 1, 94, 11],
  '/drop-your-info': [22, 3.6, 51, 2, 107, 14],
  '/grassroot-impact-initative': [19, 2.8, 51, 1, 96, 11],
  '/tarn-cares': [19, 2.8, 51, 1, 96, 11],
  '/impact-stories': [14, 3.3, 51, 2, 92, 13],
  '/impact-story/sunita-chaudhary': [15, 3.8, 51, 2, 94, 14],
  '/blogs-and-insights': [16, 4.7, 51, 3, 97, 23],
  '/blogs-and-insights/estimate-without-lying': [19, 3.1, 51, 1, 97, 13],
  '/experience-nepal/tihar-five-days-of-lamps': [19, 3.1, 51, 1, 97, 13],
  '/whitepapers/single-sign-on-for-a-company-of-fifty': [20, 3.1, 51, 1, 97, 13],
  '/experience-nepal': [15, 4.4, 51, 3, 95, 22],
  '/learning-hub': [15, 4.4, 51, 3, 96, 24],
  '/learning-hub/sql-for-the-first-job': [21, 3.1, 51, 1, 99, 13],
  '/whitepapers': [15, 4.4, 51, 3, 96, 26],
  '/events': [15, 2.8, 51, 2, 93, 17],
  '/events/what-your-first-release-will-cost': [21, 4.2, 51, 1, 99, 12],
  '/trainings-and-certifications': [15, 2.8, 51, 3, 93, 16],
  '/trainings-and-certifications/sql-at-work': [19, 4.2, 51, 1, 97, 12],
  '/newsletter': [14, 2.8, 51, 3, 89, 19],
  '/privacy-policy': [17, 2.8, 51, 1, 94, 10],
  '/successful-submission?name=Sita': [14, 2.8, 51, 3, 92, 19],
};

type Budget = [
  document: number,
  script: number,
  font: number,
  image: number,
  all: number,
  requests: number,
];
