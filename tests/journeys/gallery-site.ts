/** The gallery of components, which only a server for development has. */
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { startServer } from '#tests/server-process.ts';

/** Names of all components that have examples, from the files themselves. */
export const COMPONENTS = globSync('app/ui/**/*.examples.tsx')
  .map((file) => basename(file, '.examples.tsx'))
  .sort();

export const test = base.extend<object, { gallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
      const settings = { DATABASE_URL: `sqlite:${join(folder, 'site.db')}` };
      const server = await startServer(settings, ['--dev']);
      await use(server.origin);
      await server.stop('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ gallery }, use) => use(gallery),
  // Under reduced motion whatever still moves is a mistake.
  contextOptions: { reducedMotion: 'reduce' },
});

export const expect = test.expect;

/**
 * Waits until scripts have taken over the examples. Vite loads a page anew when it has found a
 * package for the first time, so the page may be gone in between.
 */
export async function openExamples(page: Page, name: string): Promise<void> {
  await page.goto(`/ui/${name}`);
  await expect(page.locator(`section[id="${name}"][data-live="true"]`)).toBeVisible();
}
