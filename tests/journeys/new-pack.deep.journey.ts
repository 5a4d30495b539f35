/** Every page of a pack that `content new` wrote, on a phone and on a desktop. */
import { sitemapOf } from '#tests/crawler.ts';
import { newPack } from '#tests/new-pack.ts';
import { removeTemporaryFolders } from '#tests/temporary-folders.ts';
import { axeFindings } from './axe-findings.ts';
import { overflowOf } from './overflow.ts';
import { test as base, expect, type Site, serveSite } from './site.ts';

/** So long that the header has it on two lines. */
const NAME = 'Fjordkorn Bakeri og Kaffe';

const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const languages = ['--language', 'nb,ar'];
      const pack = await newPack('--name', NAME, '--areas', 'all', ...languages);
      await serveSite(use, { CONTENT_DIR: pack });
      removeTemporaryFolders();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const WIDTHS = [390, 1280];
const NARROW = [320, 360, 768, 1200];

test('all pages are accessible and fit', async ({ page, site }) => {
  test.setTimeout(600_000);
  const paths = await sitemapOf(site.origin);
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await overflowOf(page), `${path} at ${width} px`).toBe(0);
      expect.soft(await axeFindings(page), `${path} at ${width} px`).toEqual([]);
    }
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await overflowOf(page), `${path} at ${width} px`).toBe(0);
    }
  }
});
