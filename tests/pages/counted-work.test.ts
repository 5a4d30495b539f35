/** Counts the database statements of a response, which do not depend on the machine. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { API_PREFIX } from '#contract/public/http.ts';
import { article, fillArchive } from '#tests/archive.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { statementsOf } from '#tests/statements.ts';
import { TEMPLATES } from '#tests/templates.ts';

/** Statements per API response; a search takes 7. */
const MOST = 8;

/** Never cached, because it shows the visitor's input. */
const UNCACHED = '/successful-submission?name=Sita';

describeOnOneEngine('statements', (engine) => {
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

  /** Counts the statements of a successful response. */
  async function countFor(path: string): Promise<number> {
    const sent = await statementsOf(async () => expect((await read(path)).status).toBe(200));
    return sent.length;
  }

  /** The cache learns of a change by a message, which PostgreSQL delivers with a delay. */
  async function waitForTotal(size: number): Promise<void> {
    await vi.waitFor(async () => {
      const response = await fetch(`${app.origin + API_PREFIX}/blogs?offset=999`);
      expect(await response.json()).toEqual({ data: [], total: size });
    });
  }

  test('counts the statements', async () => {
    expect(await countFor('/blogs-and-insights')).toBeGreaterThan(1);
  });

  test('a cached page and a 304 take one statement at most', async () => {
    for (const path of TEMPLATES.filter((path) => path !== UNCACHED)) {
      const etag = (await read(path)).headers.get('etag') ?? '';
      // The message about the pack's loading may arrive between, after which one response is
      // rendered again.
      const counts = [await countFor(path), await countFor(path)];
      expect(Math.min(...counts), path).toBeLessThanOrEqual(1);
      const statements = await statementsOf(async () => {
        expect((await read(path, { 'if-none-match': etag })).status, path).toBe(304);
      });
      expect(statements.length, path).toBeLessThanOrEqual(1);
    }
  });

  test.each([
    '/blogs-and-insights/estimate-without-lying',
    '/talents-on-demand/senior-react-engineer',
  ])('an uncached page reads its entry once: %s', async (path) => {
    const sent = await statementsOf(async () => expect((await read(path)).status).toBe(200));
    const entryReads = sent.filter((sql) => /"slug" = [?$]/.test(sql));
    expect(entryReads).toHaveLength(1);
  });

  test('lists, searches and posts take as many statements in a large archive as in a small one', async () => {
    const counts: number[][] = [];
    for (const size of [13, 400]) {
      await fillArchive(
        app.engine,
        Array.from({ length: size }, (_, n) => article({ slug: `post-${n}`, title: `Post ${n}` })),
      );
      await waitForTotal(size);
      const paths = ['/blogs', '/blogs?offset=1', '/blogs?q=post', '/blogs?filter=Notes'];
      const sent: number[] = [];
      for (const path of [...paths, '/blogs/post-7']) sent.push(await countFor(API_PREFIX + path));
      counts.push(sent);
    }
    expect(counts[1]).toEqual(counts[0]);
    expect(Math.max(...counts.flat())).toBeLessThanOrEqual(MOST);
  });

  test('a list takes as many statements for many entries as for one', async () => {
    // The first search after a content change reads all jobs for the searches that follow.
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
