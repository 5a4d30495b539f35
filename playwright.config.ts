import { defineConfig } from '@playwright/test';

/** `npm run test:deep` runs what `npm test` leaves out. Titles include the file and the tags. */
const DEEP = /\.deep\.journey\.ts|@deep/;
/** These journeys run in Firefox too: the main tasks of a visitor, and the frame of a preview. */
const MAIN =
  /\/(article|browse|contact|find-and-apply|first-screen-waits|learning-hub|menu-keyboard|menu-mobile|newsletter|preview-frame)\.journey\.ts$/;

/** Containers run the tests as root, which Chromium's sandbox refuses. */
const isRoot = process.getuid?.() === 0;

const chromium = {
  name: 'chromium',
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Visitors' browsers have this cache.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
        // Without hinting, text is as wide as on phones and Macs.
        '--font-render-hinting=none',
      ],
    },
  },
};

/** With the back/forward cache. Playwright cannot control a page that was restored from it. */
const firefoxWithHistory = {
  name: 'firefox-with-history',
  testMatch: '**/back-forward-cache.journey.ts',
  // On two cores, two workers are slower than one.
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
    // A stock Firefox cannot be set to disable JavaScript or to prefer reduced motion.
    /without JavaScript|reduced motion/,
    // Debian's Firefox needs a codec for H.264, and logs its own messages for the API reference.
    /open the video|API reference/,
    // In Firefox, a held request does not expose its body, so it cannot be repeated.
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
const deep = [{ ...chromium, grep: DEEP }, ...inFirefox];
const usual = [{ ...chromium, grepInvert: DEEP }];

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  projects: process.env.DEEP ? deep : usual,
  use: {
    // Its cache would answer requests that a test holds back. The journeys about it allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    // Tracing every test would take a third of their time.
    trace: 'on-first-retry',
    // `tests/journeys/site.ts` takes one if a test fails. Playwright would take one of every test
    // and delete most of them.
    screenshot: 'off',
  },
});
