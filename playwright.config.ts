import { defineConfig } from '@playwright/test';

/** `npm run test:deep` runs what `npm test` leaves out. */
const DEEP = '**/*.deep.journey.ts';
const isDeep = Boolean(process.env.DEEP);

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: isDeep ? DEEP : '**/*.journey.ts',
  testIgnore: isDeep ? [] : DEEP,
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    viewport: { width: 1280, height: 900 },
    // Filming every test would take a third of their time.
    trace: 'on-first-retry',
    // `tests/journeys/site.ts` takes one where a test fails: this would take one of every test, and
    // throw it away.
    screenshot: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Containers run the tests as root, which Chromium's sandbox refuses.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
        // Text as wide as on phones and Macs, which do not fit its letters to whole pixels.
        '--font-render-hinting=none',
      ],
    },
  },
});
