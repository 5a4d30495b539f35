/** What an answer asks of the database, counted: figures that no machine changes. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { API_PREFIX } from '#contract/public/http.ts';
import { article, fillArchive } from '#tests/archive.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { statementsOf } from '#tests/statements.ts';
import { TEMPLATES } from '#tests/templates.ts';

/** Statements of one answer of the API; a search takes 7. */
const MOST = 8;

/** Rendered anew each time: it shows what was typed. */
const UNCACHED = '/successful-submission?name=Sita';

describeEachEngine('statements', (engine) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await makeApp(engine);
  });
  afterEach(() => app.close());

  async function read(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(app.origin + path, { headers });
    await response.arrayBuffer();
    return response;
  }

  /** How many, and that there was an answer. */
  async function countFor(path: string): Promise<number> {
    const sent = await statementsOf(async () => expect((await read(path)).status).toBe(200));
    return sent.length;
  }

  /** A change reaches the cache by a message, which PostgreSQL sends in its own time. */
  async function untilTold(size: number): Promise<void> {
    await vi.waitFor(async () => {
      const response = await fetch(`${app.origin + API_PREFIX}/blogs?offset=999`);
      expect(await response.json()).toEqual({ data: [], total: size });
    });
  }

  test('what is counted is counted', async () => {
    expect(await countFor('/blogs-and-insights')).toBeGreaterThan(1);
  });

  test('a cached page asks the database once at most, and so does a 304', async () => {
    for (const path of TEMPLATES.filter((path) => path !== UNCACHED)) {
      const etag = (await read(path)).headers.get('etag') ?? '';
      // Word of the pack's loading may come between, after which one answer is made anew.
      const asked = [await countFor(path), await countFor(path)];
      expect(Math.min(...asked), path).toBeLessThanOrEqual(1);
      const again = await statementsOf(async () => {
        expect((await read(path, { 'if-none-match': etag })).status, path).toBe(304);
      });
      expect(again.length, path).toBeLessThanOrEqual(1);
    }
  });

  test.each([
    '/blogs-and-insights/estimate-without-lying',
    '/talents-on-demand/senior-react-engineer',
  ])('a page that is not cached reads its entry once: %s', async (path) => {
    const sent = await statementsOf(async () => expect((await read(path)).status).toBe(200));
    const ofEntry = sent.filter((sql) => /"slug" = /.test(sql));
    expect(ofEntry).toHaveLength(1);
  });

  test('lists, searches and posts ask as often in a large archive as in a small one', async () => {
    const counts: number[][] = [];
    for (const size of [13, 400]) {
      await fillArchive(
        app.engine,
        Array.from({ length: size }, (_, n) => article({ slug: `post-${n}`, title: `Post ${n}` })),
      );
      await untilTold(size);
      const paths = ['/blogs', '/blogs?offset=1', '/blogs?q=post', '/blogs?filter=Notes'];
      const sent: number[] = [];
      for (const path of [...paths, '/blogs/post-7']) sent.push(await countFor(API_PREFIX + path));
      counts.push(sent);
    }
    expect(counts[1]).toEqual(counts[0]);
    expect(Math.max(...counts.flat())).toBeLessThanOrEqual(MOST);
  });

  test('a list asks as often for many entries as for one', async () => {
    // The first search after a change of content reads all openings, for all searches that follow.
    await countFor(`${API_PREFIX}/job-listings?limit=2`);
    const one = await countFor(`${API_PREFIX}/job-listings?limit=1`);
    expect(await countFor(`${API_PREFIX}/job-listings?limit=50`)).toBe(one);
    for (const list of [
      '/job-listings',
      '/events',
      '/trainings',
      '/learning-hubs',
      '/whitepapers',
    ]) {
      expect(await countFor(API_PREFIX + list), list).toBeLessThanOrEqual(MOST);
    }
  });
});
