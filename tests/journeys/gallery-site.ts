/** The gallery of components, which the tests' build has: the site that is served has none. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { arrive, untilAwake } from './arrive.ts';
import { test as siteTest } from './site.ts';

/** Names of all components that have examples, from the files themselves. */
const COMPONENTS = globSync('app/{forms,shell,ui}/**/*.examples.tsx')
  .map((file) => basename(file, '.examples.tsx'))
  .sort();

export const test = siteTest.extend<object, { gallery: Page }>({
  /** One page for the tests of a worker that do not change it. Under reduced motion whatever still
   * moves is a mistake. */
  gallery: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({
        baseURL: site.origin,
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await context.newPage();
      await openIndex(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export const expect = test.expect;

/** Opens the examples of all components. */
export async function openIndex(page: Page): Promise<void> {
  await arrive(page, '/ui');
  await expect(page.locator('section[data-component]')).toHaveCount(COMPONENTS.length);
}

/** Opens the examples of one component, and has them wake. */
export async function openExamples(page: Page, name: string): Promise<void> {
  await arrive(page, `/ui/${name}`);
  await expect(page.locator(`section[id="${name}"]`)).toBeVisible();
  await wakeExamples(page);
}

/** What moves wakes where it is seen: looks at all of it, and goes back to the top. */
export async function wakeExamples(page: Page): Promise<void> {
  const asleep = 'main page-island[data-src]:not([data-wake=interaction], [data-state])';
  for (;;) {
    // What wakes may bring more, or put it elsewhere: one after the other.
    const isSeen = await page.evaluate((asleep) => {
      const parts = [...document.querySelectorAll(asleep)].flatMap(({ children }) => [...children]);
      const next = parts.find((part) => part.checkVisibility());
      next?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return next !== undefined;
    }, asleep);
    if (!isSeen) break;
    await untilAwake(page);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
