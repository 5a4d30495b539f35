/** The results of a search and their order, in an archive that this file creates. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Article, ArticleListing } from '#contract/articles.ts';
import { API_PREFIX } from '#contract/public/http.ts';
import { article, fillArchive } from '#tests/archive.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => Date.now() - days * DAY;

const ARCHIVE = [
  article({ slug: 'body-new', body: '<p>The bridge sways.</p>', published_at: daysAgo(1) }),
  article({ slug: 'body-old', body: '<p>A bridge, again.</p>', published_at: daysAgo(9) }),
  article({ slug: 'heading', body: '<h2>The bridge</h2><p>…</p>', published_at: daysAgo(8) }),
  article({ slug: 'title-old', title: 'Bridges of Nepal', published_at: daysAgo(7) }),
  article({ slug: 'title-new', title: 'A bridge', published_at: daysAgo(6) }),
  article({ slug: 'future', title: 'Bridge to come', published_at: daysAgo(-1) }),
  article({ slug: 'accents', title: 'Résumé for a naïve Café', tags: ['Careers'] }),
  article({ slug: 'nepali', title: 'दशैं र तिहार', body: '<p>नेपालको ठूलो चाड।</p>' }),
  article({ slug: 'apart', title: 'Cable', body: '<p>Tower</p><p>Deck</p>' }),
  article({ slug: 'quoted', title: "The team's “own” day", body: '<p>R&amp;D, C++ &lt;3</p>' }),
  article({ slug: 'story', kind: 'hub-stories', title: 'A bridge of stories' }),
  article({ slug: 'friend', related: JSON.stringify(['title-new', 'future', 'gone', 'body-old']) }),
];

describeEachEngine('search', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
    await fillArchive(app.engine, ARCHIVE);
  });
  afterAll(() => app.close());

  const get = async (path: string) => {
    const response = await fetch(`${app.origin}${API_PREFIX}${path}`);
    return { status: response.status, body: await response.json() };
  };
  const slugsFor = async (q: string, more = '') => {
    const { status, body } = await get(`/blogs?q=${encodeURIComponent(q)}${more}`);
    expect(status).toBe(200);
    const { data, total } = body as { data: ArticleListing[]; total: number };
    expect(total).toBe(data.length);
    return data.map(({ slug }) => slug);
  };

  test('ranks titles above headings above text, then newest first', async () => {
    const inOrder = ['title-new', 'title-old', 'heading', 'body-new', 'body-old'];
    expect(await slugsFor('bridge')).toEqual(inOrder);
  });

  test.each([
    ['bri', 'title-new'],
    ['BRIDGE swa', 'body-new'],
    ['resume', 'accents'],
    ['RÉSUMÉ', 'accents'],
    ['re\u0301sume\u0301', 'accents'],
    ['naive cafe', 'accents'],
    ['दशैं', 'nepali'],
    ['दश', 'nepali'],
    ['तिहार', 'nepali'],
    ['नेपालको', 'nepali'],
    ['teams own', 'quoted'],
    ["team's", 'quoted'],
    ['cable deck', 'apart'],
  ])('"%s" finds %s', async (q, slug) => {
    expect((await slugsFor(q))[0]).toBe(slug);
  });

  test.each([
    'ridge', // No word begins with it.
    'towerdeck', // Words of two paragraphs stay separate.
    'bridge zebra', // All words must occur.
    'bridge -swaying NOT', // Operators are not supported.
    'हार', // The end of a word.
    '"',
    "'",
    '*',
    '()',
    '--',
    '{title} : x',
    '&|!:*',
    '%',
    '\\',
    '\u0000',
  ])('%j finds nothing', async (q) => {
    expect(await slugsFor(q)).toEqual([]);
  });

  test.each([
    '"bridge',
    "bridge'",
    'bridge*',
    'bridge AND',
    'NEAR(bridge)',
    'title:bridge',
    'bridge"; drop table articles; --',
    '(bridge',
    'bridge:*',
    'bridge & !x',
    '{scope}:bridge',
  ])('%j is read as plain words', async (q) => {
    const slugs = await slugsFor(q);
    const words = q.match(/[a-z]+/gi) ?? [];
    expect(slugs.includes('title-new')).toBe(words.length === 1);
  });

  test('ignores a query of spaces only', async () => {
    expect((await get('/blogs?q=%20%20')).body).toMatchObject({ total: 10 });
  });

  test('leaves out articles that are not published yet', async () => {
    expect(await slugsFor('come')).toEqual([]);
    expect((await get('/blogs/future')).status).toBe(404);
    expect((await get('/blogs')).body).toMatchObject({ total: 10 });
  });

  test('searches one kind at a time, also with a tag', async () => {
    const { body } = await get('/experience-nepal?q=bridge');
    expect(body).toMatchObject({ total: 1, data: [{ slug: 'story' }] });
    expect(await slugsFor('resume', '&filter=Careers')).toEqual(['accents']);
    expect(await slugsFor('resume', '&filter=Notes')).toEqual([]);
  });

  test('lists related articles in their written order, without missing ones', async () => {
    const { body } = await get('/blogs/friend');
    const { relatedBlogs } = (body as { data: Article }).data;
    expect(relatedBlogs.map(({ slug }) => slug)).toEqual(['title-new', 'body-old']);
  });

  test('continues pages across the ranking steps', async () => {
    const many = Array.from({ length: 30 }, (_, n) =>
      article({
        slug: `n-${String(n).padStart(2, '0')}`,
        title: n % 3 === 0 ? `Lantern ${n}` : `Other ${n}`,
        body: n % 3 === 1 ? '<h2>Lantern</h2>' : '<p>A lantern.</p>',
        published_at: daysAgo(n + 1),
      }),
    );
    await fillArchive(app.engine, [...many, ...ARCHIVE]);
    const pages = await Promise.all([0, 1, 2, 3].map((n) => get(`/blogs?q=lantern&offset=${n}`)));
    const bodies = pages.map(({ body }) => body as { data: ArticleListing[]; total: number });
    expect(bodies.map(({ data }) => data.length)).toEqual([12, 12, 6, 0]);
    expect(bodies.map(({ total }) => total)).toEqual([30, 30, 30, 30]);
    const order = bodies.flatMap(({ data }) => data).map(({ slug }) => Number(slug.slice(2)));
    const step = (remainder: number) =>
      Array.from({ length: 30 }, (_, n) => n).filter((n) => n % 3 === remainder);
    expect(order).toEqual([...step(0), ...step(1), ...step(2)]);
  });
});
