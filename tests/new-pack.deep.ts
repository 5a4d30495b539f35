/** As `new-pack.test.ts`, with few areas and with other languages. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { crawl } from './crawler.ts';
import { firstBrandWords } from './first-brand-words.ts';
import { newPack } from './new-pack.ts';
import { startServer } from './server-process.ts';
import { temporaryFolder } from './temporary-folders.ts';

/** Milliseconds for starting and crawling a site. */
const TIMEOUT = 180_000;

test.each([
  ['the usual areas', []],
  ['the fewest areas', ['--areas', '']],
  ['a language of the base pack', ['--areas', 'all', '--language', 'nb']],
  ['a language from right to left', ['--areas', 'all', '--language', 'ar', '--language', 'pl']],
])(
  'serves every page with %s',
  async (_name, flags) => {
    const folder = await newPack(...flags);
    const database = `sqlite:${join(temporaryFolder('new-site-'), 'site.db')}`;
    const app = await startServer({ DATABASE_URL: database, CONTENT_DIR: folder });
    try {
      const { pages, links, files, responses } = await crawl(app.origin, ['/offline']);
      expect(pages.size).toBeGreaterThan(3);
      const failed = [...links, ...files].filter(
        ({ to }) => (responses.get(to)?.status ?? 200) >= 400,
      );
      expect(failed.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
      expect([...pages].flatMap(([path, { html }]) => firstBrandWords(path, html))).toEqual([]);
    } finally {
      await app.stop('SIGTERM');
    }
  },
  TIMEOUT,
);
