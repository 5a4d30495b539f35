/** What every journey starts from: a running site of its own, and a page that must stay clean. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type OpenedEngine, openDatabase } from '#db/open.ts';
import { copyLoadedFile } from '#tests/loaded-database.ts';
import { startServer } from '#tests/server-process.ts';
import { typeForReal } from './firefox/real-typing.ts';

export interface Site {
  origin: string;
  /** A connection to the site's database. */
  engine: OpenedEngine;
}

interface Options {
  /** What the page may say on the console: everything else fails the test. */
  expectedMessages: RegExp;
  /** URLs elsewhere that it may ask for; the test mocks for them. */
  expectedRequests: RegExp;
}

/** A site with a database of its own, for as long as it is used. */
export async function serveSite(use: (site: Site) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'journey-'));
  const url = `sqlite:${join(folder, 'site.db')}` as const;
  await copyLoadedFile(join(folder, 'site.db'));
  const server = await startServer({ DATABASE_URL: url });
  const engine = await openDatabase(url);
  await use({ origin: server.origin, engine });
  await engine.close();
  await server.stop('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

/** Firefox tells of a font that was still on its way when the page was left. */
const LEFT_BEHIND = /^download failed .* status=2152398850 /;

/** Of Playwright which keeps a page from starting its service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Chromium's, where a journey makes the window narrower before a view transition has quite faded in. */
const RESIZED = 'Transition was aborted because of invalid state. Viewport size changed';

/** What a message comes from say that is no fault of a page. */
const isNoise = (text: string) => LEFT_BEHIND.test(text) || text === BLOCKED || text === RESIZED;

interface Fixtures {
  /** Nobody else writes from it: the tests of a worker share one database. */
  email: string;
  failureScreenshot: undefined;
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

  /** What the page looked like where the test failed. */
  failureScreenshot: [
    async ({ page }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const path = info.outputPath('failed.png');
      // A page that is gone or waits for a font has none: the failure itself The what is told.
      await page.screenshot({ path, timeout: 5000 }).then(
        () => info.attach('screenshot', { path, contentType: 'image/png' }),
        () => undefined,
      );
    },
    { auto: true },
  ],

  /** Fails the test on console messages, policy violations and requests to other origins. */
  cleanPage: [
    async ({ page, site, expectedMessages, expectedRequests }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => !isNoise(text) && complaints.push(text);
      page.on('console', (message) => {
        if (!expectedMessages.test(message.text())) complain(message.text());
      });
      page.on('pageerror', (error) => complain(error.message));
      page.on('request', (request) => {
        // Also through a line of the test's own, which is on this machine too.
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
