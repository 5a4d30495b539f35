/** Resumes of every kind in the console, in a Chromium whose PDF viewer runs scripts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test';
import { openDatabase } from '#db/open.ts';
import { copyLoadedFile } from '#tests/database-copies.ts';
import { sendHostile } from '#tests/hostile-console.ts';
import { RESUMES, resumeNamed } from '#tests/resumes.ts';
import { startServer } from '#tests/server-process.ts';
import { signInToConsole } from './console-session.ts';
import type { Site } from './site.ts';

/** The small browser of the other journeys has no viewer. */
const PROGRAM = process.env.PDF_VIEWER_PATH;

/** Milliseconds for rendering a page on a busy machine. */
const SLOW = 60_000;
const ALL = 20 * 60_000;

base.skip(!PROGRAM, 'Chromium with a PDF viewer is not installed');
base.describe.configure({ mode: 'default', timeout: ALL });

const test = base.extend<{ viewer: BrowserContext }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'journey-'));
      const url = `sqlite:${join(folder, 'site.db')}` as const;
      await copyLoadedFile(join(folder, 'site.db'));
      const server = await startServer({ DATABASE_URL: url, CAPTCHA: 'off' });
      const engine = await openDatabase(url);
      await use({ origin: server.origin, engine });
      await engine.close();
      await server.stop('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  viewer: async ({}, use) => {
    const browser = await chromium.launch({
      ...(PROGRAM && { executablePath: PROGRAM }),
      // Playwright's headless mode is that of the small browser.
      headless: false,
      args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    await use(await browser.newContext());
    await browser.close();
  },
});

/** Whether a URL is neither the site's nor the browser's own. */
const isExternal = (url: string) =>
  !/^(http:\/\/(localhost|127\.0\.0\.1):|chrome|about:|data:|blob:)/.test(url);

/** Records everything that a document makes the browser do. */
function watch(context: BrowserContext): string[] {
  const effects: string[] = [];
  context.on('request', (request) => {
    if (isExternal(request.url())) effects.push(`requested ${request.url()}`);
  });
  context.on('page', (page) => {
    page.on('dialog', (dialog) => {
      effects.push(`showed ${dialog.message()}`);
      void dialog.dismiss().catch(() => undefined);
    });
    page.on('popup', (popup) => effects.push(`opened ${popup.url()}`));
    page.on('download', (download) => effects.push(`saved ${download.suggestedFilename()}`));
    page.on('crash', () => effects.push('crashed'));
  });
  return effects;
}

const hasViewer = (page: Page) =>
  page.frames().some((frame) => frame.url().startsWith('chrome-extension://'));

test('each is shown as pictures, and none has an effect', async ({ viewer, site }) => {
  const effects = watch(viewer);
  const { url } = await signInToConsole(viewer, site);
  expect(RESUMES).toHaveLength(60);
  const sent: string[] = [];
  for (const resume of RESUMES) sent.push(await sendHostile(site, resume));
  for (const [index, resume] of RESUMES.entries()) {
    const id = sent[index] ?? '';
    const page = await viewer.newPage();
    await page.goto(`${url}/applicants/${id}`);
    const pane = page.getByRole('region', { name: 'Resume', exact: true });
    if (resume.text === undefined) {
      await expect(pane.getByText('This file is password-protected')).toBeVisible({
        timeout: SLOW,
      });
    } else {
      const picture = pane.getByRole('img', { name: 'Page 1 of' });
      await expect(picture, resume.name).toBeVisible({ timeout: SLOW });
      const isDrawn = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth >= 1600);
      await expect.poll(isDrawn, { message: resume.name }).toBe(true);
      await pane.getByText(/^Text.* of page 1/).click();
      await expect(pane.getByText(resume.text).first(), resume.name).toBeVisible();
      // A click would trigger a trap that covers the page.
      await picture.click();
    }
    expect(hasViewer(page), resume.name).toBe(false);
    expect(page.url(), resume.name).toContain(id);
    expect(effects, resume.name).toEqual([]);
    await page.close();
  }
  expect(effects).toEqual([]);
});

/** Each runs when the file opens, when the pointer moves over its page, or on a click there. */
const TRAPS = [
  'a script that opens with the file',
  'a script in packed objects whose dictionary ends in /X(obj)',
  'a script behind a content stream that ends in %(',
  'a button of no form, /A',
  'a button that its form does not list, /AA',
];

for (const name of TRAPS) {
  test(`a browser that opens the file itself runs ${name}`, async ({ viewer }) => {
    const effects = watch(viewer);
    const body = Buffer.from(resumeNamed(name).bytes());
    const page = await viewer.newPage();
    await page.route('http://localhost:1/**', (route) =>
      route.fulfill(
        route.request().url().includes('.pdf')
          ? { contentType: 'application/pdf', body }
          : {
              contentType: 'text/html',
              body: '<iframe src="/a.pdf#navpanes=0" width="600" height="600"></iframe>',
            },
      ),
    );
    await page.goto('http://localhost:1/');
    const isTriggered = async () => {
      await page.mouse.move(300, 200);
      await page.mouse.click(300, 300);
      return effects.includes('showed xss');
    };
    await expect.poll(isTriggered).toBe(true);
  });
}
