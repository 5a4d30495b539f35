/** What a first visit costs a phone, and what it costs to go on from there. */
import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { askedBeforePaint, beNew, type Fetched, watchFetching } from './first-visit.ts';
import { FIRST_VISIT, FROM_HOME } from './page-budgets.ts';
import { expect } from './site.ts';

const KB = 1000;
/** In the tests' build parts of a page that the gallery shows too come in files of their own: so many
 * more at most than in the product's. */
const GALLERY_FILES = 10;

function bytesOf(fetched: readonly Fetched[], kind?: Fetched['kind']): number {
  return fetched
    .filter((one) => !kind || one.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Opens a template in a browser that has nothing of the site, and expects its budget to hold. */
export async function expectFirstVisit(page: Page, origin: string, path: string): Promise<void> {
  const found = FIRST_VISIT[path];
  if (!found) throw new Error(`${path} has no budget`);
  const [document, script, later, font, image, all, requests] = found;
  await beNew(page, origin);
  const fetching = watchFetching(page);
  await arrive(page, path);
  expect(await askedBeforePaint(page)).toEqual([]);
  const fetched = await fetching.settled();

  const budget = { document, script: script + later, font, image };
  for (const kind of ['document', 'script', 'font', 'image'] as const) {
    const told = fetched.filter((one) => one.kind === kind).map(({ url, bytes }) => [bytes, url]);
    expect
      .soft(bytesOf(fetched, kind), `${kind}\n${told.join('\n')}`)
      .toBeLessThanOrEqual(budget[kind] * KB);
  }
  expect.soft(bytesOf(fetched), 'all').toBeLessThanOrEqual(all * KB);
  expect.soft(fetched.length, 'requests').toBeLessThanOrEqual(requests + GALLERY_FILES);
  expect(fetched.filter(({ url }) => !url.startsWith(`${origin}/`))).toEqual([]);
}

/** Goes on from the home page, and expects that to cost no more than its budget. */
export async function expectFromHome(page: Page, origin: string, path: string): Promise<void> {
  const found = FROM_HOME[path];
  if (!found) throw new Error(`${path} has no budget`);
  const [script, data, stylesheet] = found;
  await beNew(page, origin);
  const fetching = watchFetching(page);
  await arrive(page, '/');
  await fetching.settled();
  const home = await page.title();
  fetching.startAnew();
  // By the keyboard: what a pointer then happens to lie on would be fetched ahead.
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).last().press('Enter');
  await page.waitForURL(`**${path}`);
  await expect(page).not.toHaveTitle(home);
  const fetched = await fetching.settled();

  const budget = { script, data, stylesheet };
  expect(bytesOf(fetched, 'script')).toBeGreaterThan(0);
  for (const kind of ['script', 'data', 'stylesheet'] as const) {
    expect.soft(bytesOf(fetched, kind), kind).toBeLessThanOrEqual(budget[kind] * KB);
  }
}
