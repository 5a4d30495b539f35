/** Crawls a site that leaves out areas: nothing leads there, and everything else works. */
import { join } from 'node:path';
import { expect } from 'vitest';
import { type AreaName, leftOutAreas } from '#contract/areas.ts';
import { readSite } from '#domain/content/pack/built-in-copy.ts';
import { leftOutPaths } from '#domain/content/pack/empty-areas.ts';
import { inspectPack } from '#domain/content/pack/read-pack.ts';
import { crawl } from './crawler.ts';
import { packWithout } from './pack-without.ts';
import { startServer } from './server-process.ts';
import { temporaryFolder } from './temporary-folders.ts';

/** Some pages are linked from other sites only. */
const UNLINKED = ['/search?q=a', '/successful-submission', '/offline', '/schedule-a-meeting'];

export async function expectLeftOut(areas: readonly AreaName[]): Promise<void> {
  const folder = await packWithout(areas);
  const { problems } = await inspectPack(folder, Date.now());
  expect(problems).toEqual([]);
  const leftOut = leftOutAreas(areas);
  const paths = leftOutPaths(folder, readSite(folder));
  const database = `sqlite:${join(temporaryFolder('left-out-'), 'site.db')}`;
  const app = await startServer({ DATABASE_URL: database, CONTENT_DIR: folder });
  try {
    const { links, files, responses } = await crawl(app.origin, UNLINKED);
    const failed = [...links, ...files].flatMap(({ from, to }) => {
      const status = responses.get(to)?.status ?? 200;
      return status < 400 ? [] : [`${from} → ${to}: ${status}`];
    });
    expect([...new Set(failed)]).toEqual([]);
    expect(links.map(({ to }) => to)).not.toEqual(
      expect.arrayContaining([expect.toBeOneOf(paths)]),
    );
    for (const path of paths)
      expect(`${path} ${await statusOf(app.origin + path)}`).toBe(`${path} 404`);
    await expectNoCalls(app.origin, leftOut);
  } finally {
    await app.stop('SIGTERM');
  }
}

/** A call of each area, and a document made from its entries. */
const CALLS: Partial<Record<AreaName, readonly string[]>> = {
  blog: ['/api/v1/public/blogs', '/blogs-and-insights/feed.xml'],
  'learning-hub': ['/api/v1/public/learning-hubs'],
  whitepapers: ['/api/v1/public/whitepapers'],
  events: ['/api/v1/public/events', '/events/calendar.ics'],
  trainings: ['/api/v1/public/trainings'],
  jobs: ['/api/v1/public/job-listings', '/talents-on-demand/feed.xml'],
};

async function expectNoCalls(origin: string, leftOut: ReadonlySet<AreaName>): Promise<void> {
  const description = await (await fetch(`${origin}/api/openapi.json`)).json();
  for (const [area, urls = []] of Object.entries(CALLS)) {
    const isServed = !leftOut.has(area as AreaName);
    for (const url of urls) {
      expect(`${url} ${await statusOf(origin + url)}`).toBe(`${url} ${isServed ? 200 : 404}`);
      if (url.startsWith('/api/')) expect(url in description.paths).toBe(isServed);
    }
  }
}

const statusOf = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;
