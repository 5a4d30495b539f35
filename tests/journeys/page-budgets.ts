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

/** Of the style sheet that each page carries along, compressed as the server does it: 2 are the header's. */
export const STYLES = 15.2;

/**
 * Thousands of bytes on a first visit at 390 px, as they cross the wire, and the number of requests.
 * `script` is what comes before anybody acts; `all` is without films.
 */
export const FIRST_VISIT: Record<string, Budget> = {
  // document, script, font, image, all, requests
  '/': [40, 8, 51, 6, 106, 27],
  '/about': [25, 8, 51, 21, 107, 21],
  '/contact': [23, 7, 51, 2, 84, 18],
  '/office': [22, 14, 51, 2, 90, 21],
  '/tarn-central': [22, 6, 51, 1, 81, 13],
  '/tarn-blog': [23, 6, 51, 2, 83, 16],
  '/why-tarn-for-businesses': [24, 6, 51, 2, 84, 16],
  '/hire-a-professional': [22, 76, 51, 2, 152, 33],
  '/outsource-your-project': [22, 76, 51, 2, 152, 33],
  '/design-my-app': [24, 8, 51, 2, 85, 21],
  '/roadmap-my-app': [23, 8, 51, 2, 85, 21],
  '/build-my-app': [24, 8, 51, 1, 85, 19],
  '/staff-augmentation': [25, 8, 51, 2, 87, 22],
  '/review-my-app': [23, 8, 51, 2, 85, 20],
  '/implement-identity-management': [25, 8, 51, 1, 86, 19],
  '/service-packages': [26, 7, 51, 3, 87, 21],
  '/service-packages/shopify-migration': [23, 7, 51, 2, 83, 17],
  '/customers': [21, 6, 51, 3, 82, 20],
  '/customers/northlight': [24, 6, 51, 1, 84, 14],
  '/divacs': [35, 6, 51, 1, 95, 13],
  '/why-tarn-for-career-opportunities': [23, 6, 51, 2, 83, 16],
  '/remote-career': [23, 6, 51, 1, 82, 13],
  '/verified-badges': [23, 6, 51, 2, 83, 18],
  '/talents-on-demand': [22, 6, 51, 3, 83, 21],
  '/talents-on-demand/senior-react-engineer': [22, 6, 51, 1, 81, 12],
  '/drop-your-info': [27, 14, 51, 2, 94, 18],
  '/grassroot-impact-initative': [34, 6, 51, 1, 93, 12],
  '/tarn-cares': [34, 6, 51, 1, 93, 12],
  '/impact-stories': [21, 7, 51, 2, 81, 19],
  '/impact-story/sunita-chaudhary': [21, 7, 51, 2, 82, 19],
  '/blogs-and-insights': [23, 8, 51, 3, 86, 30],
  '/blogs-and-insights/estimate-without-lying': [25, 7, 51, 1, 85, 14],
  '/experience-nepal/tihar-five-days-of-lamps': [25, 7, 51, 1, 85, 14],
  '/whitepapers/single-sign-on-for-a-company-of-fifty': [26, 77, 51, 1, 155, 32],
  '/experience-nepal': [22, 8, 51, 3, 84, 25],
  '/learning-hub': [22, 8, 51, 3, 85, 28],
  '/learning-hub/sql-for-the-first-job': [26, 77, 51, 1, 156, 32],
  '/whitepapers': [22, 8, 51, 3, 85, 29],
  '/events': [22, 6, 51, 2, 82, 18],
  '/events/what-your-first-release-will-cost': [27, 8, 51, 1, 87, 15],
  '/trainings-and-certifications': [22, 6, 51, 3, 82, 19],
  '/trainings-and-certifications/sql-at-work': [26, 8, 51, 1, 86, 15],
  '/newsletter': [20, 73, 51, 3, 147, 34],
  '/privacy-policy': [23, 6, 51, 1, 82, 11],
  '/successful-submission?name=Sita': [21, 6, 51, 3, 81, 20],
};

type Budget = [
  document: number,
  script: number,
  font: number,
  image: number,
  all: number,
  requests: number,
];
