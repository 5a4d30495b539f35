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
export const ALL_SCRIPTS = 86;

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
export const SHEET = 24.6;

/**
 * Thousands of bytes on a first visit at 390 px, as transferred, and the number of requests.
 * `script` counts what loads before an interaction, including inline code; `all` excludes videos.
 * Pages with a list of pictures load one to five more of them in some visits, depending on when the
 * browser lays out content below the window; the budget allows the larger number.
 */
const LISTED: Record<string, Budget> = {
  // document, script, font, image, all, requests
  '/job-alerts': [13.9, 3.2, 26.5, 2, 65.9, 14],
  '/': [30.8, 5.5, 26.5, 5, 88.3, 16],
  '/about': [17.8, 4.9, 26.5, 21, 90.4, 9],
  '/contact': [17.7, 4.3, 26.5, 2, 69.9, 10],
  '/office': [15.4, 10.6, 26.5, 2, 74.4, 13],
  '/tarn-central': [14.3, 3.2, 26.5, 1, 64.9, 7],
  '/tarn-blog': [16.2, 3.2, 26.5, 2, 67.6, 10],
  '/why-tarn-for-businesses': [17.3, 3.2, 26.5, 2, 68.6, 10],
  '/press': [17.4, 3.2, 26.5, 1, 67.6, 6],
  '/universities-and-partners': [16.3, 3.2, 26.5, 1, 66.9, 7],
  '/hire-a-professional': [16.5, 3.2, 26.5, 1, 67.4, 8],
  '/outsource-your-project': [16.2, 3.2, 26.5, 1, 67.1, 8],
  '/design-my-app': [18, 4.8, 26.5, 2, 70.6, 10],
  '/roadmap-my-app': [17.5, 4.8, 26.5, 2, 70.1, 10],
  '/build-my-app': [18, 4.8, 26.5, 1, 70.2, 8],
  '/staff-augmentation': [23.1, 4.8, 26.5, 2, 76.2, 11],
  '/review-my-app': [17.5, 4.8, 26.5, 1, 69.8, 9],
  '/implement-identity-management': [18.9, 4.8, 26.5, 1, 71, 8],
  '/service-packages': [18.5, 3.5, 26.5, 2, 71.3, 14],
  '/service-packages/shopify-migration': [16.7, 3.7, 26.5, 2, 67.6, 9],
  '/customers': [14.7, 3.2, 26.5, 11, 74.6, 14],
  '/customers/northlight': [16.7, 3.2, 26.5, 1, 67.4, 8],
  '/divacs': [21.3, 3.2, 26.5, 1, 71.9, 7],
  '/why-tarn-for-career-opportunities': [16.2, 3.2, 26.5, 2, 67.8, 10],
  '/remote-career': [16, 3.2, 26.5, 1, 67, 7],
  '/verified-badges': [15.8, 3.5, 26.5, 4, 70.4, 12],
  '/talents-on-demand': [20.9, 6.8, 26.5, 3, 77.3, 17],
  '/talents-on-demand/senior-react-engineer': [21.5, 5.4, 26.5, 1, 74.3, 8],
  '/drop-your-info': [21.3, 4.2, 26.5, 1, 72.7, 9],
  '/grassroot-impact-initative': [18.4, 3.2, 26.5, 1, 68.4, 6],
  '/tarn-cares': [18.4, 3.2, 26.5, 1, 68.4, 6],
  '/impact-stories': [14.2, 4.4, 26.5, 1, 66.3, 8],
  '/impact-story/sunita-chaudhary': [14.7, 4.2, 26.5, 1, 66.3, 9],
  '/blogs-and-insights': [16.6, 5.2, 26.5, 3, 71, 19],
  '/blogs-and-insights/estimate-without-lying': [18.7, 3.5, 26.5, 1, 69.4, 8],
  '/experience-nepal/tihar-five-days-of-lamps': [18.6, 3.5, 33, 1, 76.2, 9],
  '/whitepapers/single-sign-on-for-a-company-of-fifty': [19.6, 3.5, 26.5, 1, 70.3, 8],
  '/experience-nepal': [15, 4.9, 26.5, 3, 68.5, 16],
  '/learning-hub': [15.4, 4.9, 26.5, 3, 69.8, 19],
  '/learning-hub/sql-for-the-first-job': [20.1, 3.5, 43.2, 1, 87.8, 9],
  '/whitepapers': [15.1, 4.9, 26.5, 3, 69.2, 20],
  '/events': [15.4, 3.2, 26.5, 2, 67.1, 12],
  '/events/what-your-first-release-will-cost': [20.2, 5.4, 26.5, 1, 72.8, 7],
  '/trainings-and-certifications': [15.3, 3.2, 26.5, 2, 67.4, 13],
  '/trainings-and-certifications/sql-at-work': [19, 5.4, 43.2, 1, 88.5, 8],
  '/authors/elin-bergstrand': [14.6, 3.2, 26.5, 3, 66.9, 14],
  '/newsletter': [13.8, 3.2, 26.5, 2, 65.8, 14],
  '/offline': [12.2, 4.6, 26.5, 2, 65.1, 15],
  '/privacy-policy': [16.7, 3.2, 26.5, 1, 66.8, 5],
  '/successful-submission?name=Sita': [16.5, 3.2, 26.5, 2, 68.6, 14],
};

/** For templates not listed above: a page of text and pictures with few scripts. */
const PLAIN: Budget = [18.1, 3.5, 26.5, 2, 69.7, 10];

/** What the rules for dark pages add: to each document, and with the shared sheet's part to all. */
const DARK_PAGES = { document: 0.3, all: 1.1 };

const LIGHT: Readonly<Record<string, Budget>> = {
  ...Object.fromEntries(TEMPLATES.map((path) => [path, PLAIN])),
  ...LISTED,
};

export const FIRST_VISIT: Readonly<Record<string, Budget>> = Object.fromEntries(
  Object.entries(LIGHT).map(([path, [document, script, font, image, all, requests]]) => [
    path,
    [document + DARK_PAGES.document, script, font, image, all + DARK_PAGES.all, requests],
  ]),
);

type Budget = [
  document: number,
  script: number,
  font: number,
  image: number,
  all: number,
  requests: number,
];
