/** The base of all journeys: a running site, and a page that must have no errors. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type OpenedEngine, openDatabase } from '#db/open.ts';
import { copyLoadedFile } from '#tests/database-copies.ts';
import { startServer } from '#tests/server-process.ts';
import { typeForReal } from './firefox/real-typing.ts';
import { takeUnusedPatterns } from './hold-requests.ts';

export interface Site {
  origin: string;
  /** A connection to the site's database. */
  engine: OpenedEngine;
}

interface Options {
  /** Console messages that do not fail the test. */
  expectedMessages: RegExp;
  /** URLs of other origins that the page may request; the test mocks or allows them. */
  expectedRequests: RegExp;
}

/** Runs a site with a new database until `use` resolves. */
export async function serveSite(
  use: (site: Site) => Promise<void>,
  settings: Record<string, string> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'journey-'));
  const url = `sqlite:${join(folder, 'site.db')}` as const;
  await copyLoadedFile(join(folder, 'site.db'));
  const server = await startServer({ DATABASE_URL: url, ...settings });
  const engine = await openDatabase(url);
  await use({ origin: server.origin, engine });
  await engine.close();
  await server.stop('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

/** Firefox reports a font that was still loading when the page was left. */
const LEFT_BEHIND = /^download failed .* status=2152398850 /;

/** Playwright prevents a page from registering its service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** From Chromium, if a journey resizes the window before a view transition has ended. */
const RESIZED = 'Transition was aborted because of invalid state. Viewport size changed';

/** Whether a message comes from a browser or from Playwright, and is not the fault of a page. */
const isNoise = (text: string) => LEFT_BEHIND.test(text) || text === BLOCKED || text === RESIZED;

interface Fixtures {
  /** Unique to the test, because the tests of a worker share one database. */
  email: string;
  failureScreenshot: undefined;
  usedHolds: undefined;
  cleanPage: undefined;
}

export const test = base.extend<Options & Fixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    ({}, use) => serveSite(use),
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await typeForReal(context);
    await use(context);
  },
  expectedMessages: [/^$/, { option: true }],
  expectedRequests: [/^$/, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  email: ({}, use, { testId }) => use(`${testId}@example.com`),

  /** Attaches a screenshot if the test fails. */
  failureScreenshot: [
    async ({ page }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const path = info.outputPath('failed.png');
      // A closed page, or one that waits for a font, has no screenshot. The failure is reported.
      await page.screenshot({ path, timeout: 5000 }).then(
        () => info.attach('screenshot', { path, contentType: 'image/png' }),
        () => undefined,
      );
    },
    { auto: true },
  ],

  /** Fails the test if a call of `holdRequests` held back no request. */
  usedHolds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      await use(undefined);
      expect(takeUnusedPatterns(), 'patterns without a request').toEqual([]);
    },
    { auto: true },
  ],

  /** Fails the test on console messages, policy violations and requests to other origins. */
  cleanPage: [
    async ({ page, site, expectedMessages, expectedRequests }, use) => {
      const complaints: string[] = [];
      const complain = (text: string, url = '') =>
        !isNoise(text) && complaints.push(`${text} ${url}`.trim());
      page.on('console', (message) => {
        const text = message.text();
        // Chromium's message about a missing file does not contain its URL.
        if (!expectedMessages.test(text)) complain(text, message.location().url);
      });
      page.on('pageerror', (error) => complain(error.message));
      page.on('request', (request) => {
        // Only the host name counts, because a test's proxy has another port.
        const isOwn = new URL(request.url()).hostname === new URL(site.origin).hostname;
        const isExpected = isOwn || expectedRequests.test(request.url());
        if (!isExpected && !/^(blob|data):/.test(request.url())) complaints.push(request.url());
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = test.expect;
