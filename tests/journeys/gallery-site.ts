/** The gallery of components, which only a server for development has. */
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { startServer } from '#tests/server-process.ts';

/** Milliseconds for the first page: nothing of it is bundled. */
const STARTS_WITHIN = 60_000;

/** Names of all components that have examples, from the files themselves. */
export const COMPONENTS = globSync('app/ui/**/*.examples.tsx')
  .map((file) => basename(file, '.examples.tsx'))
  .sort();

/** One page for all tests of a worker, since a development server sends each module by itself. */
export const test = base.extend<object, { gallery: Page }>({
  gallery: [
    async ({ browser }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
      const settings = { DATABASE_URL: `sqlite:${join(folder, 'site.db')}` };
      const server = await startServer(settings, ['--dev']);
      // Under reduced motion whatever still moves is a mistake.
      const context = await browser.newContext({
        baseURL: server.origin,
        reducedMotion: 'reduce',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await context.newPage();
      await page.goto('/ui', { timeout: STARTS_WITHIN });
      // Vite loads a page anew when it has found a package for the first time; this outlasts it.
      await expect(page.locator('section[data-live="true"]')).toHaveCount(COMPONENTS.length, {
        timeout: STARTS_WITHIN,
      });
      await use(page);
      await context.close();
      await server.stop('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 2 * STARTS_WITHIN },
  ],
});

export const expect = test.expect;

/** Goes to one component through the index, without loading the page anew. */
export async function openExamples(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const index = page.getByRole('navigation', { name: 'Components' });
  await index.getByRole('link', { name, exact: true }).click();
  await expect(page.locator('section[data-live="true"]')).toHaveCount(1);
  await expect(page.locator(`section[id="${name}"]`)).toBeVisible();
}
