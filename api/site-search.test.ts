/** The search over the whole site: what it finds, in which order, and what hostile queries do. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/public/http.ts';
import { SEARCH_KINDS, type SiteSearchPage } from '#contract/site-search.ts';
import { storedRows } from '#domain/content/pack/pack-rows.ts';
import { searchEntries } from '#domain/content/pack/search-entries.ts';
import { changeVisibility, type NewEntry, storeEntries } from '#domain/content/search/index.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => Date.now() - days * DAY;

const entry = (facts: Partial<NewEntry> & Pick<NewEntry, 'path'>): NewEntry => ({
  ...{ lang: 'en', kind: 'post', title: 'Untitled', text: '', words: '', date: 0 },
  ...{ visibleFrom: 0, visibleUntil: null },
  ...facts,
});

async function search(app: TestApp, q: string, more = '') {
  const response = await fetch(
    `${app.origin}${API_PREFIX}/search?q=${encodeURIComponent(q)}${more}`,
  );
  const body = (await response.json()) as SiteSearchPage;
  return { status: response.status, body, urls: body.data?.map(({ url }) => url) };
}

describeEachEngine('search of the pack', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  test('has every page of the sitemap, except those of authors', async () => {
    const sitemap = await (await fetch(`${app.origin}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    const english = paths.filter((path) => !/^\/(ne|authors)(\/|$)/.test(path));
    const rows = await app.engine.db.selectFrom('site_entries').select('path').execute();
    const found = new Set(rows.map(({ path }) => path));
    expect(english.length).toBeGreaterThan(60);
    expect(english.filter((path) => !found.has(path))).toEqual([]);
  });

  test('finds entries of every kind by their titles', async () => {
    const rows = await app.engine.db
      .selectFrom('site_entries')
      .select(['path', 'title'])
      .where('lang', '=', 'en')
      .execute();
    const kinds = new Set<string>();
    for (const { path, title } of rows) {
      const { body } = await search(app, title);
      const result = body.data.find(({ url }) => url === path);
      if (result) kinds.add(result.kind);
    }
    expect([...kinds].sort()).toEqual([...SEARCH_KINDS].sort());
  });

  test('has no page of an area that the brand has switched off', async () => {
    const rows = await storedRows(app.engine.db);
    const paths = (areas: string[]) => searchEntries(rows, areas).map(({ path }) => path);
    const isPaper = (path: string) => path.startsWith('/whitepapers');
    expect(paths([]).filter(isPaper).length).toBeGreaterThan(1);
    expect(paths(['/whitepapers']).filter(isPaper)).toEqual([]);
  });

  test('searches translated pages, and jobs by the words of the language', async () => {
    const { urls } = await search(app, 'जागिर', '&lang=ne');
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.filter((url) => !/^\/ne(\/|$)/.test(url))).toEqual([]);
    // Every opening is one, whatever its text says.
    expect((await search(app, 'जागिर', '&lang=ne&kind=job')).body.total).toBeGreaterThan(3);
    expect((await search(app, 'जागिर')).urls).toEqual([]);
    expect((await search(app, 'इन्जिनियर', '&lang=ne&kind=job')).urls[0]).toMatch(
      /^\/ne\/talents-on-demand\//,
    );
    expect((await search(app, 'engineer', '&lang=fr')).body.total).toBe(0);
  });

  test.each(['kind=nothing', 'offset=-1', 'offset=1000', 'offset=x', 'lang=../x'])(
    'answers 400 to %s',
    async (query) => {
      expect((await search(app, 'team', `&${query}`)).status).toBe(400);
    },
  );
});

describeEachEngine('search of entries', (engine) => {
  let app: TestApp;
  const store = (entries: readonly NewEntry[]) =>
    app.engine.db.transaction().execute((transaction) => storeEntries(transaction, entries));
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  describe('a few entries', () => {
    beforeAll(() =>
      store([
        entry({ path: '/old', text: 'A lantern in the window.', date: daysAgo(9) }),
        entry({ path: '/new', text: 'One more lantern.', date: daysAgo(1) }),
        entry({ path: '/titled', title: 'The lantern', date: daysAgo(30) }),
        entry({ path: '/package', kind: 'package', title: 'Lantern package' }),
        entry({ path: '/words', words: 'lantern', date: daysAgo(12) }),
        entry({ path: '/future', title: 'Lantern', visibleFrom: daysAgo(-1) }),
        entry({ path: '/closed', kind: 'job', title: 'Lantern', visibleUntil: daysAgo(1) }),
        entry({ path: '/closing', kind: 'job', text: 'Lantern', visibleUntil: daysAgo(-1) }),
        entry({ path: '/hostile', title: 'Tags', text: '<b>Bold</b> & "quoted" <mark>script' }),
        entry({ path: '/सेतु', title: 'सेतु', text: 'नेपालको झोलुङ्गे पुल' }),
        entry({ path: '/sharp', title: 'C# and C', text: 'R' }),
        entry({ path: '/spaced', text: 'The front end of a shop' }),
        entry({ path: '/joined', text: 'A workshop', date: 2 }),
        entry({ path: '/divided', text: 'A work shop', date: 1 }),
        entry({ path: '/ne-only', lang: 'ne', title: 'Lantern' }),
      ]),
    );

    test('lists titles before texts, packages first, then newest first', async () => {
      const { urls, body } = await search(app, 'lantern');
      expect(urls).toEqual(['/package', '/titled', '/new', '/old', '/words', '/closing']);
      expect(body.total).toBe(6);
      expect(body.kinds).toEqual([
        { kind: 'package', count: 1 },
        { kind: 'job', count: 1 },
        { kind: 'post', count: 4 },
      ]);
    });

    test('filters by kind, and still counts all kinds', async () => {
      const { urls, body } = await search(app, 'lantern', '&kind=job');
      expect(urls).toEqual(['/closing']);
      expect(body.total).toBe(1);
      expect(body.kinds).toHaveLength(3);
    });

    test('does not find a job after it has been closed', async () => {
      const close = (end: number | null) =>
        app.engine.db.transaction().execute((db) => changeVisibility(db, '/closing', end));
      await close(Date.now() - 1);
      expect((await search(app, 'lantern')).urls).not.toContain('/closing');
      await close(null);
      expect((await search(app, 'lantern')).urls).toContain('/closing');
    });

    test('finds words with one wrong letter, and says so', async () => {
      const { urls, body } = await search(app, 'lamtern');
      expect(urls).toContain('/titled');
      expect(body.areSimilar).toBe(true);
      expect((await search(app, 'lantern')).body.areSimilar).toBeUndefined();
    });

    test.each([
      ['frontend', '/spaced'],
      ['frontendstuff', undefined],
      ['workshop', '/joined'],
      ['work shop', '/joined'],
    ])('finds %s, however the entry divides it', async (q, first) => {
      expect((await search(app, q)).urls[0]).toBe(first);
    });

    test('finds two words as one if some entry joins them', async () => {
      expect((await search(app, 'workshop')).urls).toEqual(['/joined', '/divided']);
    });

    test('marks matches in escaped text', async () => {
      const { body } = await search(app, 'bold');
      expect(body.data[0]?.snippet).toBe(
        '&lt;b&gt;<mark>Bold</mark>&lt;/b&gt; &amp; &quot;quoted&quot; &lt;mark&gt;script',
      );
    });

    test.each([
      ['सेतु', '/सेतु'],
      ['झोलुंगे', '/सेतु'],
      ['C#', '/sharp'],
      ['c', '/sharp'],
      ['LANT', '/package'],
      ['"lantern" OR', undefined],
      ['lantern*', '/package'],
      ['title:lantern', undefined],
      ['lantern & !x', undefined],
      ['lantern🙂', '/package'],
      ['lantern\u0000', '/package'],
      ['l', undefined],
      ['', undefined],
      ['%', undefined],
      ['\\', undefined],
      ["'; drop table site_entries; --", undefined],
      ['NEAR(lantern)', undefined],
      ['\u200d', undefined],
      ['🏔️', undefined],
    ])('%j is read as plain words', async (q, first) => {
      const { status, urls } = await search(app, q);
      expect(status).toBe(200);
      expect(urls[0]).toBe(first);
    });

    test('refuses a text of 10,000 characters', async () => {
      expect((await search(app, 'a'.repeat(10_000))).status).toBe(400);
    });
  });

  test('lists a limited number of matches, and counts all of each kind', async () => {
    const many = Array.from({ length: 700 }, (_, n) =>
      entry({ path: `/n-${n}`, text: 'Everywhere', date: n, kind: n < 50 ? 'paper' : 'post' }),
    );
    await store(many);
    const { body, urls } = await search(app, 'everywhere', '&offset=49');
    expect(body).toMatchObject({ total: 600, isCapped: true });
    expect(body.kinds).toEqual([
      { kind: 'post', count: 650 },
      { kind: 'paper', count: 50 },
    ]);
    expect(urls).toHaveLength(12);
    expect((await search(app, 'everywhere')).urls.slice(0, 2)).toEqual(['/n-699', '/n-698']);
    // Papers are older than all that were listed.
    const papers = await search(app, 'everywhere', '&kind=paper&offset=4');
    expect(papers.body).toMatchObject({ total: 50 });
    expect(papers.body.isCapped).toBeUndefined();
    expect(papers.urls).toEqual(['/n-1', '/n-0']);
  });
});
