/** As `marked-pages.test.ts`, with every page of the pack in `content/`. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productBuild } from '#scripts/build.mjs';
import { markedPages } from './marked-pages.ts';
import { temporaryFolder } from './temporary-folders.ts';

/** Milliseconds for some hundred pages, each rendered twice. */
const TIMEOUT = 300_000;

test(
  'without the attributes of the preview, every page is the same as without marks',
  async () => {
    const databaseUrl = `sqlite:${join(temporaryFolder('marked-pages'), 'site.db')}` as const;
    const pages = await markedPages({ build: productBuild, databaseUrl, maxVariants: 4 });
    expect(pages.differences).toEqual([]);
    expect(pages.count).toBeGreaterThan(300);
  },
  TIMEOUT,
);
