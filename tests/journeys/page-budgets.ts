/**
 * How much each template may fetch: today's figures, rounded up a little. Whoever needs more puts it
 * here, and says in the commit what for.
 */

/** Thousands of bytes, as they cross the wire; nearly 95 of them are React and React Router. */
const HOME_SCRIPTS = 119;
/** The table of all routes, some 50 bytes a page: with it no page needs a request to be found. It
 * grows with the site; the other scripts must not. Half a kilobyte is the gallery's, which the tests'
 * build has. */
export const ROUTE_TABLE = 4;
const HOME_FONTS = 52;
const HOME_ALL = 228;

/** Of the style sheet that each page carries along, compressed as the server does it. */
export const STYLES = 13;

/**
 * Thousands of bytes on a first visit at 390 px, and the number of requests. `script` is what the page
 * names (`tests/page-weight.test.ts`), `later` what its parts fetch when they come near; `all` is
 * without films.
 */
export const FIRST_VISIT: Record<string, Budget> = {
  // document, script, later, font, image, all, requests
  '/': [39, HOME_SCRIPTS + ROUTE_TABLE, 0, HOME_FONTS, 16, HOME_ALL, 25],
  '/about': [24, 135, 0, 51, 29, 234, 17],
  '/contact': [23, 137, 0, 51, 18, 223, 21],
  '/office': [22, 130, 7, 51, 29, 234, 21],
  '/tarn-central': [21, 130, 0, 51, 13, 211, 18],
  '/tarn-blog': [24, 133, 0, 51, 23, 227, 23],
  '/why-tarn-for-businesses': [24, 132, 8, 51, 20, 230, 26],
  '/hire-a-professional': [22, 134, 0, 51, 15, 218, 22],
  '/outsource-your-project': [22, 134, 0, 51, 15, 217, 22],
  '/design-my-app': [23, 137, 0, 51, 18, 224, 25],
  '/roadmap-my-app': [22, 135, 0, 51, 19, 223, 23],
  '/build-my-app': [23, 136, 0, 51, 12, 217, 23],
  '/staff-augmentation': [24, 136, 0, 51, 21, 227, 24],
  '/review-my-app': [22, 136, 0, 51, 15, 219, 23],
  '/implement-identity-management': [24, 138, 0, 51, 11, 220, 25],
  '/service-packages': [25, 134, 0, 51, 18, 222, 24],
  '/service-packages/shopify-migration': [23, 132, 0, 51, 14, 215, 20],
  '/customers': [21, 130, 0, 51, 23, 220, 24],
  '/customers/northlight': [25, 131, 0, 51, 11, 213, 18],
  '/divacs': [29, 134, 7, 51, 8, 225, 20],
  '/why-tarn-for-career-opportunities': [23, 131, 7, 51, 22, 230, 23],
  '/remote-career': [22, 131, 0, 51, 12, 212, 16],
  '/verified-badges': [22, 131, 0, 51, 23, 222, 21],
  '/talents-on-demand': [26, 133, 0, 51, 18, 227, 28],
  '/talents-on-demand/senior-react-engineer': [23, 133, 0, 51, 6, 208, 16],
  '/drop-your-info': [27, 160, 0, 51, 6, 241, 20],
  '/grassroot-impact-initative': [26, 136, 8, 51, 8, 222, 22],
  '/tarn-cares': [26, 136, 8, 51, 8, 222, 22],
  '/impact-stories': [20, 131, 0, 51, 11, 211, 20],
  '/impact-story/sunita-chaudhary': [21, 131, 0, 51, 12, 213, 20],
  '/blogs-and-insights': [24, 145, 0, 51, 30, 247, 37],
  '/blogs-and-insights/estimate-without-lying': [26, 145, 0, 51, 7, 224, 28],
  '/experience-nepal/tihar-five-days-of-lamps': [26, 145, 0, 51, 9, 226, 28],
  '/whitepapers/single-sign-on-for-a-company-of-fifty': [27, 145, 0, 51, 7, 225, 28],
  '/experience-nepal': [24, 145, 0, 51, 38, 256, 37],
  '/learning-hub': [23, 145, 0, 51, 29, 248, 40],
  '/learning-hub/sql-for-the-first-job': [28, 146, 0, 51, 7, 227, 29],
  '/whitepapers': [22, 145, 0, 51, 20, 236, 36],
  '/events': [24, 140, 0, 51, 31, 241, 27],
  '/events/what-your-first-release-will-cost': [28, 140, 0, 51, 7, 221, 21],
  '/trainings-and-certifications': [24, 140, 0, 51, 23, 235, 28],
  '/trainings-and-certifications/sql-at-work': [27, 140, 0, 51, 7, 220, 21],
  '/newsletter': [20, 131, 0, 51, 10, 206, 23],
  '/privacy-policy': [23, 132, 0, 51, 4, 205, 14],
  '/successful-submission?name=Sita': [18, 118, 0, 51, 12, 195, 21],
};

type Budget = [
  document: number,
  script: number,
  later: number,
  font: number,
  image: number,
  all: number,
  requests: number,
];

/** Thousands of bytes that it takes to go on to this page from the home page. */
export const FROM_HOME: Record<string, [script: number, data: number, stylesheet: number]> = {
  '/contact': [34, 0, 18],
  '/about': [31, 0, 18],
  '/talents-on-demand': [33, 9, 18],
  '/blogs-and-insights': [43, 9, 18],
  '/events': [40, 9, 18],
};
