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
export const ALL_SCRIPTS = 86.3;

/**
 * Scripts of the application form, which validates as the server does, with and without its
 * collapsed fields.
 */
export const APPLY_SCRIPTS = { unfolded: 107.9, folded: 93.5 };

/** Thousands of bytes of the service worker, compressed as the server does it. */
export const SERVICE_WORKER = 5.2;

/** Styles of the first screen, inlined in the document, compressed as the server does it. */
export const FIRST_STYLES = 8.6;

/** The stylesheet that all pages share, fetched once. */
export const SHEET = 25.3;

/**
 * Thousands of bytes on a first visit at 390 px, as transferred, and the number of requests.
 * `script` counts what loads before an interaction, including inline code; `all` excludes videos.
 * Pages with a list of pictures load one to five more of them in some visits, depending on when the
 * browser lays out content below the window; the budget allows the larger number.
 */
const LISTED: Record<string, Budget> = {
  // document, script, font, image, all, requests
  '/job-alerts': [14.2, 3.2, 26.5, 2, 68.4, 14],
  '/': [31.2, 5.5, 26.5, 5, 89.9, 16],
  '/about': [17.8, 4.9, 26.5, 21, 92.6, 9],
  '/contact': [18.1, 4.3, 26.5, 2, 72.5, 10],
  '/office': [15.8, 10.6, 26.5, 2, 77.2, 13],
  '/tarn-central': [14.9, 3.2, 26.5, 1, 67.7, 7],
  '/tarn-blog': [16.3, 3.2, 26.5, 2, 69.9, 10],
  '/why-tarn-for-businesses': [17.1, 3.2, 26.5, 2, 70.7, 10],
  '/press': [17.6, 3.2, 26.5, 1, 70.8, 8],
  '/universities-and-partners': [16.7, 3.2, 26.5, 1, 69.7, 7],
  '/hire-a-professional': [16.9, 3.2, 26.5, 1, 70, 8],
  '/outsource-your-project': [16.5, 3.2, 26.5, 1, 69.6, 8],
  '/design-my-app': [18.4, 4.8, 26.5, 2, 72.9, 10],
  '/roadmap-my-app': [17.9, 4.8, 26.5, 2, 72.5, 10],
  '/build-my-app': [18.2, 4.8, 26.5, 1, 72.3, 8],
  '/staff-augmentation': [23.5, 4.8, 26.5, 2, 78.2, 11],
  '/review-my-app': [17.9, 4.8, 26.5, 1, 72.2, 9],
  '/implement-identity-management': [19.1, 4.8, 26.5, 1, 73.1, 8],
  '/service-packages': [18.6, 3.5, 26.5, 2, 73, 14],
  '/service-packages/shopify-migration': [16.9, 3.7, 26.5, 2, 71.3, 9],
  '/customers': [15.1, 3.2, 26.5, 11, 76.5, 14],
  '/customers/northlight': [16.9, 3.2, 26.5, 1, 70, 8],
  '/divacs': [21.8, 3.2, 26.5, 1, 74.6, 7],
  '/why-tarn-for-career-opportunities': [16.8, 3.2, 26.5, 2, 70.3, 10],
  '/remote-career': [16.7, 3.2, 26.5, 1, 69.6, 7],
  '/verified-badges': [16.5, 3.5, 26.5, 4, 73.1, 12],
  '/talents-on-demand': [21.0, 6.8, 26.5, 3, 78.9, 17],
  '/talents-on-demand/senior-react-engineer': [21.5, 5.4, 26.5, 1, 76.5, 8],
  '/drop-your-info': [21.5, 4.2, 26.5, 1, 74.9, 9],
  '/grassroot-impact-initative': [18.8, 3.2, 26.5, 1, 71.5, 6],
  '/tarn-cares': [18.8, 3.2, 26.5, 1, 71.5, 6],
  '/impact-stories': [14.3, 4.4, 26.5, 1, 67.9, 8],
  '/impact-story/sunita-chaudhary': [15, 4.2, 26.5, 41, 108.7, 10],
  '/blogs-and-insights': [16.7, 5.2, 26.5, 3, 72.8, 19],
  '/blogs-and-insights/estimate-without-lying': [18.7, 3.5, 26.5, 1, 71.8, 8],
  '/experience-nepal/tihar-five-days-of-lamps': [18.6, 3.5, 33, 1, 78.3, 9],
  '/whitepapers/single-sign-on-for-a-company-of-fifty': [19.6, 3.5, 26.5, 1, 72.7, 8],
  '/experience-nepal': [15.1, 4.9, 26.5, 3, 70.3, 16],
  '/learning-hub': [15.5, 4.9, 26.5, 3, 71.4, 19],
  '/learning-hub/sql-for-the-first-job': [20.1, 3.5, 43.2, 1, 89.5, 9],
  '/whitepapers': [15, 4.9, 26.5, 3, 71.3, 20],
  '/events': [15.5, 3.2, 26.5, 2, 69.6, 12],
  '/events/what-your-first-release-will-cost': [20.3, 5.4, 26.5, 1, 75.3, 7],
  '/trainings-and-certifications': [15.4, 3.2, 26.5, 2, 69.3, 13],
  '/trainings-and-certifications/sql-at-work': [19.2, 5.4, 43.2, 1, 90.3, 8],
  '/authors/elin-bergstrand': [15.0, 3.2, 26.5, 3, 68.8, 14],
  '/newsletter': [14.2, 3.2, 26.5, 2, 68.4, 14],
  '/offline': [12.4, 4.6, 26.5, 2, 67.6, 15],
  '/privacy-policy': [17.1, 3.2, 26.5, 1, 69.5, 5],
  '/search': [16.6, 3.5, 26.5, 2, 71.4, 14],
  '/successful-submission?name=Sita': [17.1, 3.2, 26.5, 2, 71.5, 14],
};

/** For templates not listed above: a page of text and pictures with few scripts. */
const PLAIN: Budget = [16.6, 3.5, 26.5, 2, 71.1, 10];

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
