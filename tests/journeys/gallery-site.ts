/** The gallery of components, in a build of its own: the site that is served has none. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { buildInputs } from '#scripts/build.mjs';
import { cacheFolder, root } from '#scripts/places.mjs';
import { contentDir } from '#scripts/settings-file.mjs';
import { filesUnder, hashOf, refresh } from '#scripts/stamp.mjs';
import { type Site, serveSite, test as siteTest } from './site.ts';

/** Names of all components that have examples, from the files themselves. */
export const COMPONENTS = globSync('app/{forms,shell,ui}/**/*.examples.tsx')
  .map((file) => basename(file, '.examples.tsx'))
  .sort();

const folder = join(cacheFolder, 'gallery');

/** Builds it when its sources have changed: one worker does, the others wait. */
function ensureGallery(): Promise<void> {
  const content = contentDir();
  const inputs = new Map([...buildInputs(root, content), ...filesUnder(join(root, 'app'), 'app')]);
  return refresh({
    stamp: join(folder, '.source-hash'),
    lockFolder: `${folder}-lock`,
    hash: () => hashOf(inputs, [content]),
    work: async () => {
      await promisify(execFile)(
        process.execPath,
        ['node_modules/@react-router/dev/bin.cjs', 'build'],
        {
          env: {
            ...process.env,
            CONTENT_DIR: content,
            GALLERY_BUILD: folder,
            NODE_ENV: 'production',
          },
        },
      );
    },
  });
}

export const test = siteTest.extend<object, { site: Site; gallery: Page }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      await ensureGallery();
      await serveSite(use, [`--build=${folder}`]);
    },
    // A slow machine needs most of a minute for the build.
    { scope: 'worker', timeout: 180_000 },
  ],

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
