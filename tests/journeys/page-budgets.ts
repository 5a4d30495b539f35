/**
 * Transfer budgets of each template: current figures, rounded up a little. A commit that raises one
 * states the reason.
 */
import { TEMPLATES } from '#tests/templates.ts';

/** Bytes of the code that hydrates islands, inlined in each document. */
export const LOADER = 1250;

/**
 * Thousands of bytes of all scripts of a page, once everything on it was used: nearly 60 are React,
 * and 2.5 load only if an application waits for a connection.
 */
export const ALL_SCRIPTS = 86.2;

/**
 * Scripts of the application form, which validates as the server does, with and without its
 * collapsed fields.
 */
export const APPLY_SCRIPTS = { unfolded: 107, folded: 92.6 };

/** Thousands of bytes of the service worker, compressed as the server does it. */
export const SERVICE_WORKER = 5.2;

/** Styles of the first screen, inlined in the document, compressed as the server does it. */
export const FIRST_STYLES = 8.6;

/** The stylesheet that all pages share, fetched once. */
export const SHEET = 25.1;

/**
 * Thousands of bytes on a first visit at 390 px, as transferred, and the number of requests.
 * `script` counts what loads before an interaction, including inline code; `all` excludes videos.
 * Pages with a list of pictures load one to five more of them in some visits, depending on when the
 * browser lays out content below the window; the budget allows the larger number.
 */
const LISTED: Record<string, Budget> = {
  // document, script, font, image, all, requests
  '/job-alerts': [14.1, 3.2, 26.5, 2, 68, 14],
  '/': [31, 5.5, 26.5, 5, 89.5, 16],
  '/about': [17.7, 4.9, 26.5, 21, 92.2, 9],
  '/contact': [18, 4.3, 26.5, 2, 72.1, 10],
  '/office': [15.6, 10.6, 26.5, 2, 76.7, 13],
  '/tarn-central': [14.8, 3.2, 26.5, 1, 67.3, 7],
  '/tarn-blog': [16.2, 3.2, 26.5, 2, 69.5, 10],
  '/why-tarn-for-businesses': [16.9, 3.2, 26.5, 2, 70.2, 10],
  '/press': [17.5, 3.2, 26.5, 1, 70.4, 8],
  '/universities-and-partners': [16.5, 3.2, 26.5, 1, 69.2, 7],
  '/hire-a-professional': [16.8, 3.2, 26.5, 1, 69.6, 8],
  '/outsource-your-project': [16.4, 3.2, 26.5, 1, 69.1, 8],
  '/design-my-app': [18.2, 4.8, 26.5, 2, 72.4, 10],
  '/roadmap-my-app': [17.8, 4.8, 26.5, 2, 72.1, 10],
  '/build-my-app': [18.1, 4.8, 26.5, 1, 71.9, 8],
  '/staff-augmentation': [23.4, 4.8, 26.5, 2, 77.8, 11],
  '/review-my-app': [17.8, 4.8, 26.5, 1, 71.8, 9],
  '/implement-identity-management': [18.9, 4.8, 26.5, 1, 72.6, 8],
  '/service-packages': [18.5, 3.5, 26.5, 2, 72.6, 14],
  '/service-packages/shopify-migration': [16.8, 3.7, 26.5, 2, 70.9, 9],
  '/customers': [15, 3.2, 26.5, 11, 76.1, 14],
  '/customers/northlight': [16.8, 3.2, 26.5, 1, 69.6, 8],
  '/divacs': [21.6, 3.2, 26.5, 1, 74.1, 7],
  '/why-tarn-for-career-opportunities': [16.7, 3.2, 26.5, 2, 69.8, 10],
  '/remote-career': [16.5, 3.2, 26.5, 1, 69.1, 7],
  '/verified-badges': [16.3, 3.5, 26.5, 4, 72.6, 12],
  '/talents-on-demand': [20.8, 6.8, 26.5, 3, 78.4, 17],
  '/talents-on-demand/senior-react-engineer': [21.3, 5.4, 26.5, 1, 76, 8],
  '/drop-your-info': [21.3, 4.2, 26.5, 1, 74.3, 9],
  '/grassroot-impact-initative': [18.7, 3.2, 26.5, 1, 71.1, 6],
  '/tarn-cares': [18.7, 3.2, 26.5, 1, 71.1, 6],
  '/impact-stories': [14.2, 4.4, 26.5, 1, 67.5, 8],
  '/impact-story/sunita-chaudhary': [14.9, 4.2, 26.5, 41, 108.3, 10],
  '/blogs-and-insights': [16.6, 5.2, 26.5, 3, 72.4, 19],
  '/blogs-and-insights/estimate-without-lying': [18.6, 3.5, 26.5, 1, 71.4, 8],
  '/experience-nepal/tihar-five-days-of-lamps': [18.4, 3.5, 33, 1, 77.8, 9],
  '/whitepapers/single-sign-on-for-a-company-of-fifty': [19.5, 3.5, 26.5, 1, 72.3, 8],
  '/experience-nepal': [15, 4.9, 26.5, 3, 69.8, 16],
  '/learning-hub': [15.3, 4.9, 26.5, 3, 70.9, 19],
  '/learning-hub/sql-for-the-first-job': [20, 3.5, 43.2, 1, 89.1, 9],
  '/whitepapers': [14.9, 4.9, 26.5, 3, 70.9, 20],
  '/events': [15.4, 3.2, 26.5, 2, 69.2, 12],
  '/events/what-your-first-release-will-cost': [20.2, 5.4, 26.5, 1, 74.9, 7],
  '/trainings-and-certifications': [15.3, 3.2, 26.5, 2, 68.9, 13],
  '/trainings-and-certifications/sql-at-work': [19, 5.4, 43.2, 1, 89.8, 8],
  '/authors/elin-bergstrand': [14.8, 3.2, 26.5, 3, 68.3, 14],
  '/newsletter': [14.1, 3.2, 26.5, 2, 68, 14],
  '/offline': [12.3, 4.6, 26.5, 2, 67.2, 15],
  '/privacy-policy': [17, 3.2, 26.5, 1, 69.1, 5],
  '/search': [16.5, 3.5, 26.5, 2, 71, 14],
  '/successful-submission?name=Sita': [16.9, 3.2, 26.5, 2, 71, 14],
};

/** For templates not listed above: a page of text and pictures with few scripts. */
const PLAIN: Budget = [16.5, 3.5, 26.5, 2, 71, 10];

export const FIRST_VISIT: Readonly<Record<string, Budget>> = {
  ...Object.fromEntries(TEMPLATES.map((path) => [path, PLAIN])),
  ...LISTED,
};

type Budget = [
  document: number,
  script: number,
  font: number,
  image: number,
  all: number,
  requests: number,
];
