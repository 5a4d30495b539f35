/**
 * How much each template may fetch: today's figures, rounded up a little. Whoever needs more puts it
 * here, and says in the commit what for.
 */

/** Thousands of bytes, as they cross the wire; nearly 95 of them are React and React Router. */
const HOME_SCRIPTS = 118;
/** The table of all routes, some 50 bytes a page: with it no page needs a request to be found. It
 * grows with the site; the other scripts must not. */
export const ROUTE_TABLE = 3;
const HOME_FONTS = 52;
const HOME_ALL = 228;

/** Of the style sheet that each page carries along. */
export const STYLES = 12;

/** Thousands of bytes on a first visit at 390 px, and the number of requests; `all` is without films. */
export const FIRST_VISIT: Record<string, Budget> = {
  // document, script, font, image, all, requests
  '/': [39, HOME_SCRIPTS + ROUTE_TABLE, HOME_FONTS, 16, HOME_ALL, 25],
  '/about': [24, 156, 51, 29, 263, 19],
  '/contact': [23, 154, 51, 18, 248, 19],
  '/office': [22, 159, 51, 29, 263, 21],
  '/setu-central': [21, 152, 51, 13, 239, 18],
  '/setu-blog': [24, 152, 51, 23, 253, 21],
  '/why-setu-for-businesses': [24, 160, 51, 20, 257, 24],
  '/hire-a-professional': [22, 154, 51, 15, 245, 20],
  '/outsource-your-project': [22, 154, 51, 15, 244, 20],
  '/design-my-app': [23, 152, 51, 18, 246, 19],
  '/roadmap-my-app': [22, 151, 51, 19, 246, 20],
  '/build-my-app': [23, 151, 51, 12, 239, 16],
  '/staff-augmentation': [24, 154, 51, 21, 253, 23],
  '/review-my-app': [22, 151, 51, 15, 241, 18],
  '/implement-identity-management': [24, 153, 51, 11, 242, 20],
  '/service-packages': [25, 155, 51, 18, 251, 23],
  '/service-packages/shopify-migration': [23, 152, 51, 14, 243, 19],
  '/customers': [21, 152, 51, 23, 249, 25],
  '/customers/northlight': [25, 153, 51, 11, 242, 19],
  '/divacs': [29, 162, 51, 8, 253, 20],
  '/why-setu-for-career-opportunities': [23, 160, 51, 22, 259, 23],
  '/remote-career': [22, 153, 51, 12, 241, 17],
  '/verified-badges': [22, 153, 51, 23, 251, 22],
  '/talents-on-demand': [26, 154, 51, 18, 253, 27],
  '/talents-on-demand/senior-react-engineer': [23, 155, 51, 6, 237, 18],
  '/drop-your-info': [27, 175, 51, 6, 262, 21],
  '/grassroot-impact-initative': [26, 163, 51, 8, 250, 21],
  '/setu-cares': [26, 163, 51, 8, 250, 21],
  '/impact-stories': [20, 153, 51, 11, 238, 20],
  '/impact-story/sunita-chaudhary': [21, 153, 51, 12, 239, 18],
  '/blogs-and-insights': [24, 151, 51, 24, 252, 22],
  '/blogs-and-insights/estimate-without-lying': [26, 151, 51, 7, 237, 18],
  '/experience-nepal/tihar-five-days-of-lamps': [26, 151, 51, 9, 239, 18],
  '/whitepapers/single-sign-on-for-a-company-of-fifty': [27, 155, 51, 7, 242, 19],
  '/experience-nepal': [24, 150, 51, 33, 260, 22],
  '/learning-hub': [23, 150, 51, 24, 257, 27],
  '/learning-hub/sql-for-the-first-job': [28, 156, 51, 7, 244, 20],
  '/whitepapers': [22, 150, 51, 20, 250, 24],
  '/events': [24, 151, 51, 31, 259, 23],
  '/events/what-your-first-release-will-cost': [27, 154, 51, 7, 242, 18],
  '/trainings-and-certifications': [24, 151, 51, 23, 252, 22],
  '/trainings-and-certifications/sql-at-work': [27, 154, 51, 7, 241, 18],
  '/newsletter': [20, 151, 51, 10, 233, 23],
  '/privacy-policy': [23, 153, 51, 4, 233, 14],
  '/successful-submission?name=Sita': [18, 118, 51, 12, 202, 22],
};

type Budget = [
  document: number,
  script: number,
  font: number,
  image: number,
  all: number,
  requests: number,
];

/** Thousands of bytes that it takes to go on to this page from the home page. */
export const FROM_HOME: Record<string, [script: number, data: number, stylesheet: number]> = {
  '/contact': [50, 0, 18],
  '/about': [50, 0, 18],
  '/talents-on-demand': [50, 9, 18],
  '/blogs-and-insights': [46, 9, 18],
  '/events': [50, 9, 18],
};
