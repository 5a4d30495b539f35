import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Article, AuthorDetail } from '#contract/articles.ts';
import { AUTHOR_ARTICLES } from '#contract/page-sizes.ts';
import type { Author } from '#contract/people.ts';
import { API_PREFIX } from '#contract/public/http.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

describeEachEngine('authors', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  const get = async <Body>(path: string) => {
    const response = await fetch(`${app.origin}${API_PREFIX}${path}`);
    return { status: response.status, body: (await response.json()) as Body };
  };
  const one = async (slug: string) => (await get<{ data: AuthorDetail }>(`/authors/${slug}`)).body;

  test('lists everyone with a published article, by name', async () => {
    const { body } = await get<{ data: Author[]; total: number }>('/authors');
    expect(body.total).toBe(3);
    expect(body.data.map(({ name }) => name)).toEqual([
      'Elin Bergstrand',
      'Kabita Rai',
      'Yonjan Lama',
    ]);
    expect(body.data[0]).toEqual({
      slug: 'elin-bergstrand',
      name: 'Elin Bergstrand',
      role: 'Delivery manager, Portland',
      bio: expect.stringContaining('releases'),
      profile: 'https://profiles.example.com/elin-bergstrand',
      image: '',
      picture: null,
    });
    expect(body.data[2]?.image).toBe('/media/scenes/portrait-sujan_maharjan.svg');
  });

  test('returns an author with articles of all kinds, newest first, without bodies', async () => {
    const { data } = await one('elin-bergstrand');
    const kinds = new Set(data.articles.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['blogs', 'whitepapers']));
    expect(data.articles.length).toBeLessThanOrEqual(AUTHOR_ARTICLES);
    const days = data.articles.map(({ publishDate }) => publishDate);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(data.articles[0]).toMatchObject({
      author: { slug: 'elin-bergstrand', name: 'Elin Bergstrand' },
    });
    expect(data.articles[0]).not.toHaveProperty('body');
  });

  test('an article includes its whole author, or null if it is by the company', async () => {
    const { body } = await get<{ data: Article }>('/experience-nepal/tihar-five-days-of-lamps');
    const { articles, ...author } = (await one('yonjan-lama')).data;
    expect(body.data.author).toEqual(author);
    expect(articles).toHaveLength(4);
    const own = await get<{ data: Article }>('/blogs/before-your-first-call-with-a-vendor');
    expect(own.body.data.author).toBeNull();
  });

  test('an article that is not published yet does not make its writer an author', async () => {
    const { db } = app.engine;
    await db
      .updateTable('articles')
      .set({ published_at: Date.now() + 3_600_000 })
      .where('author_slug', '=', 'yonjan-lama')
      .execute();
    expect((await get('/authors/yonjan-lama')).status).toBe(404);
  });

  test.each(['nobody', '%00', '%E0%A4%B8'])('%s is not found', async (slug) => {
    expect((await get(`/authors/${slug}`)).status).toBe(404);
  });
});
