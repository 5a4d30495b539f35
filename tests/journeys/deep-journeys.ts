/** Journeys that only `npm run test:deep` runs: variations of one that runs in `npm test`. */

/** The second argument of such a test. `playwright.config.ts` selects by this tag. */
export const DEEP = { tag: '@deep' };

/** For tests of a list of variations, of which some run in `npm test`. */
export const deepUnless = (isDaily: boolean) => (isDaily ? {} : DEEP);
