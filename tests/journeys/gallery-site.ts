/** The gallery of components, which only the tests' build has. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { arrive, untilHydrated } from './arrive.ts';
import { expect } from './site.ts';

/** Names of all components with an examples file. */
const COMPONENTS = globSync('app/{forms,shell,ui}/**/*.examples.tsx')
  .map((file) => basename(file, '.examples.tsx'))
  .sort();

/** Opens the examples of all components. */
export async function openIndex(page: Page): Promise<void> {
  await arrive(page, '/ui');
  await expect(page.locator('section[data-component]')).toHaveCount(COMPONENTS.length);
}

/** Opens the examples of one component, and hydrates them. */
export async function openExamples(page: Page, name: string): Promise<void> {
  await arrive(page, `/ui/${name}`);
  await expect(page.locator(`section[id="${name}"]`)).toBeVisible();
  await hydrateExamples(page);
}

/** Scrolls through all examples so that they hydrate, then back to the top. */
export async function hydrateExamples(page: Page): Promise<void> {
  const pendingSelector =
    'main page-island[data-src]:not([data-trigger=interaction], [data-state])';
  for (;;) {
    // One at a time: a hydrated part may add others or move them.
    const hasPending = await page.evaluate((pendingSelector) => {
      const parts = [...document.querySelectorAll(pendingSelector)].flatMap(({ children }) => [
        ...children,
      ]);
      const next = parts.find((part) => part.checkVisibility());
      next?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return next !== undefined;
    }, pendingSelector);
    if (!hasPending) break;
    await untilHydrated(page);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
