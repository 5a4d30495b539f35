/** The gallery of components, which the tests' build has: the site that is served has none. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { test as siteTest } from './site.ts';

/** Names of all components that have examples, from the files themselves. */
export const COMPONENTS = globSync('app/{forms,shell,ui}/**/*.examples.tsx')
  .map((file) => basename(file, '.examples.tsx'))
  .sort();

export const test = siteTest.extend<object, { gallery: Page }>({
  /** One page for the tests of a worker that do not change it. Under reduced motion whatever still
   * moves is a mistake. */
  gallery: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({
        baseURL: site.origin,
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
  await page.goto('/ui');
  await expect(page.locator('section[data-live="true"]')).toHaveCount(COMPONENTS.length);
}

/** Goes to one component through the index, without loading the page anew. */
export async function openExamples(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const index = page.getByRole('navigation', { name: 'Components' });
  // By the keyboard: a pointer would open the header's menus on its way.
  await index.getByRole('link', { name, exact: true }).press('Enter');
  await expect(page.locator('section[data-live="true"]')).toHaveCount(1);
  await expect(page.locator(`section[id="${name}"]`)).toBeVisible();
}
