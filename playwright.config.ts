import { defineConfig } from '@playwright/test';

/** `npm run test:deep` runs what `npm test` leaves out. */
const DEEP = '**/*.deep.journey.ts';
/** What a visitor comes for: these journeys are walked in Firefox too. */
const MAIN =
  /\/(article|browse|contact|find-and-apply|first-screen-waits|learning-hub|menu-keyboard|menu-mobile|newsletter)\.journey\.ts$/;

/** Containers run the tests as root, which Chromium's sandbox refuses. */
const isRoot = process.getuid?.() === 0;

const chromium = {
  name: 'chromium',
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Visitors have it.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
        // Text as wide as on phones and Macs, which do not fit its letters to whole pixels.
        '--font-render-hinting=none',
      ],
    },
  },
};

/** With its back/forward cache: Playwright cannot go on in a page that came from there. */
const firefoxWithHistory = {
  name: 'firefox-with-history',
  testMatch: '**/back-forward-cache.journey.ts',
  // Two of them on two cores are slower than one.
  workers: 1,
  use: {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: 'tests/journeys/firefox/bidi-bridge.mjs',
    },
  },
};

const firefox = {
  ...firefoxWithHistory,
  name: 'firefox',
  testMatch: MAIN,
  grepInvert: [
    // What a stock Firefox cannot be told: to run no scripts, to ask for stillness.
    /without JavaScript|reduced motion/,
    // Debian's plays no H.264 unless a codec is installed; the API's page has messages of its own.
    /open the video|API reference/,
    // A request that is held does not tell its body there, so that it could be repeated.
    /a repeat stores one/,
  ],
  use: {
    ...firefoxWithHistory.use,
    launchOptions: {
      ...firefoxWithHistory.use.launchOptions,
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
    },
  },
};

const inFirefox = process.env.FIREFOX_PATH ? [firefox, firefoxWithHistory] : [];
const deep = [{ ...chromium, testMatch: DEEP }, ...inFirefox];
const usual = [{ ...chromium, testMatch: '**/*.journey.ts', testIgnore: DEEP }];

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  projects: process.env.DEEP ? deep : usual,
  use: {
    // What one stores would answer for requests that a test holds back. Its own journeys allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    // Filming every test would take a third of their time.
    trace: 'on-first-retry',
    // `tests/journeys/site.ts` takes one where a test fails: this would take one of every test, and
    // throw it away.
    screenshot: 'off',
  },
});
