/** What was published "today" is from the day on which it was first loaded, however often the site starts. */
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { testBuild } from '#scripts/build.mjs';
import { makeDatabase } from '#tests/engines.ts';
import { copyOfPack, edit } from '#tests/invalid-pack.ts';
import { startServer } from '#tests/server-process.ts';

const NAME = 'QA Trainee';

test('is neither in the feed nor on its card as new again', async () => {
  const folder = copyOfPack();
  edit(folder, 'jobs/qa-trainee.md', /^published: .*$/m, 'published: today');
  const database = await makeDatabase('SQLite');
  /** When the feed says that it was published, and whether its card is marked. */
  const shown = async (daysAhead: number) => {
    const server = await startServer(
      {
        DATABASE_URL: database.url,
        CONTENT_DIR: folder,
        CLOCK_DAYS_AHEAD: String(daysAhead),
        NODE_OPTIONS: `--import=${resolve('tests/shifted-clock.ts')}`,
      },
      testBuild,
    );
    const read = async (path: string) => (await fetch(server.origin + path)).text();
    const feed = await read('/talents-on-demand/feed.xml');
    const item = [...feed.matchAll(/<item>[\s\S]*?<\/item>/g)].find(([text]) =>
      text.includes(NAME),
    );
    const list = await read('/talents-on-demand');
    const card = list.split('<li').find((part) => part.includes(`>${NAME}<`));
    await server.stop('SIGTERM');
    return {
      published: /<pubDate>([^<]+)/.exec(item?.[0] ?? '')?.[1],
      isNew: />New</.test(card ?? ''),
    };
  };
  const first = await shown(0);
  expect(first).toEqual({ published: expect.any(String), isNew: true });
  // What else is loaded that day leaves it as it was.
  edit(folder, 'jobs/scrum-master.md', /^name: .*$/m, 'name: Scrum Lead');
  expect(await shown(10)).toEqual({ published: first.published, isNew: false });
  await database.drop();
});
