/** A job published "today" keeps the day on which it was first loaded through all restarts. */
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { testBuild } from '#scripts/build.mjs';
import { makeDatabase } from '#tests/engines.ts';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { startServer } from '#tests/server-process.ts';

const NAME = 'QA Trainee';

test('a restart changes neither its date in the feed nor makes its card new again', async () => {
  const folder = copyOfPack();
  editFile(folder, 'jobs/qa-trainee.md', /^published: .*$/m, 'published: today');
  const database = await makeDatabase('SQLite');
  /** The date in the feed, and whether the card is marked as new. */
  const readJob = async (daysAhead: number) => {
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
  const first = await readJob(0);
  expect(first).toEqual({ published: expect.any(String), isNew: true });
  // Loading another changed job on a later day does not change it.
  editFile(folder, 'jobs/scrum-master.md', /^name: .*$/m, 'name: Scrum Lead');
  expect(await readJob(10)).toEqual({ published: first.published, isNew: false });
  await database.drop();
});
