/** What the site search finds in the pack of the tests. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEARCH_KINDS } from '#contract/site-search.ts';
import { storedRows } from '#domain/content/pack/pack-rows.ts';
import { searchEntries } from '#domain/content/pack/search-entries.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { search } from '#tests/search-site.ts';

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
