/** The search over the whole site: its order, its limits, and what hostile queries do. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeVisibility, type NewEntry, storeEntries } from '#domain/content/search/index.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { search } from '#tests/search-site.ts';

const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => Date.now() - days * DAY;

const entry = (facts: Partial<NewEntry> & Pick<NewEntry, 'path'>): NewEntry => ({
  ...{ lang: 'en', kind: 'post', title: 'Untitled', text: '', words: '', date: 0 },
  ...{ visibleFrom: 0, visibleUntil: null },
  ...facts,
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
