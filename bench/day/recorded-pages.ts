/** What a browser requests for each page of a running site. */
import { type Browser, chromium, type Response } from '@playwright/test';
import { ensureProgram } from '#scripts/test-programs.mjs';
import { type CdnRules, cdnRulesOf } from './cdn.ts';

export interface RecordedAnswer {
  url: string;
  rules: CdnRules;
  /** Of the body, compressed. */
  bytes: number;
}

export interface RecordedPage {
  path: string;
  document: RecordedAnswer;
  /** Scripts, styles, fonts, pictures and calls of the API. */
  parts: RecordedAnswer[];
}

const PHONE = { width: 390, height: 844 };

/** Records each path in a browser without a cache, to the end of the page. */
export async function recordPages(
  origin: string,
  paths: readonly string[],
): Promise<RecordedPage[]> {
  const { CHROMIUM_PATH = '' } = await ensureProgram('Chromium');
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const pages: RecordedPage[] = [];
    for (const path of paths) pages.push(await record(browser, origin, path));
    return pages;
  } finally {
    await browser.close();
  }
}

async function record(browser: Browser, origin: string, path: string): Promise<RecordedPage> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    // Pictures load when they come near the screen.
    const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
    for (let n = 0; n < screens; n++) await page.mouse.wheel(0, PHONE.height);
    await page.waitForLoadState('networkidle');
    const answers: RecordedAnswer[] = [];
    for (const response of responses) {
      if (response.url().startsWith(origin)) answers.push(await answerOf(response, origin));
    }
    const [first, ...parts] = answers;
    if (!first) throw new Error(`${path} was not answered`);
    return { path, document: first, parts };
  } finally {
    await context.close();
  }
}

async function answerOf(response: Response, origin: string): Promise<RecordedAnswer> {
  if (response.status() >= 400) throw new Error(`${response.url()}: ${response.status()}`);
  const { responseBodySize } = await response.request().sizes();
  return {
    url: response.url().slice(origin.length),
    rules: cdnRulesOf(await response.allHeaders()),
    bytes: responseBodySize,
  };
}
