import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Article, ArticleListing, Session, SessionListing } from '#contract/articles.ts';
import { API_PREFIX } from '#contract/public/http.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

describeEachEngine('articles', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  const get = async <Body>(path: string) => {
    const response = await fetch(`${app.origin}${API_PREFIX}${path}`);
    return { status: response.status, body: (await response.json()) as Body, response };
  };
  type Page<Item = ArticleListing> = { data: Item[]; total: number };
  const list = async (path: string) => (await get<Page>(path)).body;

  test.each([
    ['blogs', 19],
    ['experience-nepal', 4],
    ['learning-hubs', 7],
    ['whitepapers', 2],
  ])('%s: lists all %i in pages of 12, each once, newest first', async (kind, total) => {
    const pages = await Promise.all(
      [0, 1, 2, 3].map((offset) => get<Page>(`/${kind}?offset=${offset}`)),
    );
    const sizes = [0, 1, 2, 3].map((offset) => Math.max(0, Math.min(12, total - 12 * offset)));
    expect(pages.map(({ body }) => body.data.length)).toEqual(sizes);
    expect(pages.map(({ body }) => body.total)).toEqual([total, total, total, total]);
    const items = pages.flatMap(({ body }) => body.data);
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(total);
    const times = items.map((item) => item.publishDate ?? (item as never as SessionListing).date);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times.every((time) => Number.isInteger(time) && time <= Date.now())).toBe(true);
  });

  test('a listed post has everything that a card needs, but not its body', async () => {
    const [post] = (await list('/blogs')).data;
    expect(post).toEqual({
      id: expect.any(String),
      slug: expect.stringMatching(/^[a-z\d-]+$/),
      title: expect.any(String),
      tags: expect.arrayContaining([expect.any(String)]),
      featuredImage: expect.stringMatching(/^\/media\/covers\/[a-z-]+\.svg$/),
      featuredPicture: null,
      featuredImageAltText: expect.any(String),
      publishDate: expect.any(Number),
      maxReadTime: expect.any(Number),
      metaTitle: expect.any(String),
      metaDescription: expect.any(String),
      author: { slug: 'elin-bergstrand', name: 'Elin Bergstrand' },
    });
    const cover = await fetch(app.origin + post?.featuredImage);
    expect(cover.headers.get('content-type')).toBe('image/svg+xml');
  });

  test('filters by a tag, ignoring case and punctuation', async () => {
    const names = ['Company + Product', 'company + product', 'Company Product'];
    for (const name of names) {
      const { data, total } = await list(`/blogs?filter=${encodeURIComponent(name)}`);
      expect(total).toBe(9);
      expect(data.every(({ tags }) => tags.includes('Company + Product'))).toBe(true);
    }
    // A plus that was not encoded arrives as a space.
    expect((await list('/blogs?filter=Company+%2B+Product')).total).toBe(9);
    expect((await list('/blogs?filter=all')).total).toBe(19);
    expect((await list('/learning-hubs?filter=Workshop')).total).toBe(3);
    expect(await list('/blogs?filter=No+Such+Tag')).toEqual({ data: [], total: 0 });
  });

  test('filters and searches together', async () => {
    const all = await list('/blogs?q=release');
    const some = await list('/blogs?q=release&filter=Customer+%2B+Partner');
    expect(some.total).toBeGreaterThan(0);
    expect(some.total).toBeLessThan(all.total);
    expect(some.data.every(({ tags }) => tags.includes('Customer + Partner'))).toBe(true);
  });

  test('returns a post with its body, heading ids and related posts', async () => {
    const { status, body } = await get<{ data: Article }>(
      '/blogs/why-our-packages-have-a-starting-price',
    );
    expect(status).toBe(200);
    const { body: html, relatedBlogs } = body.data;
    const headings = [...html.matchAll(/<h2([^>]*)>([^<]*)/g)];
    expect(headings.length).toBeGreaterThan(2);
    for (const [, attributes, text = ''] of headings) {
      expect(attributes).toBe(` id="${text.toLowerCase().replace(/\s+/g, '-')}"`);
    }
    expect(relatedBlogs).toHaveLength(3);
    for (const related of relatedBlogs) {
      expect(related).toMatchObject({
        id: expect.any(String),
        slug: expect.any(String),
        title: expect.any(String),
        tags: expect.any(Array),
        featuredImage: expect.stringMatching(/^\/media\//),
      });
    }
  });

  test('returns a session with its experts, but not the address of its video', async () => {
    const { body } = await get<{ data: Session }>('/learning-hubs/sql-for-the-first-job');
    expect(body.data).toMatchObject({
      date: expect.any(Number),
      duration: expect.stringMatching(/min/),
      language: expect.any(String),
      description: expect.stringMatching(/<h2 id=/),
      relatedLearningHubs: expect.any(Array),
    });
    expect(body.data.featuredExperts[0]).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      title: expect.any(String),
      description: expect.any(String),
      image: expect.any(String),
    });
    expect(JSON.stringify(body)).not.toMatch(/\.mp4|media\/sessions/);
    const paper = await get('/whitepapers/a-first-release-in-the-order-of-risk');
    expect(paper.status).toBe(200);
    expect(JSON.stringify(paper.body)).not.toMatch(/\.pdf/);
  });

  test.each([
    '/blogs/no-such-post',
    '/blogs/%00',
    "/blogs/x'%20or%201=1--",
    // A story is not a post.
    '/blogs/dashain-when-nepal-goes-home',
    '/experience-nepal/no-such-story',
    '/learning-hubs/no-such-session',
    '/whitepapers/no-such-paper',
  ])('%s answers 404 as a problem', async (path) => {
    const { status, body, response } = await get(path);
    expect(status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(body).toMatchObject({ type: 'urn:problem:not-found', status: 404 });
  });

  test.each([
    'offset=-1',
    'offset=1.5',
    'offset=x',
    'offset=NaN',
    'offset=99999999999999999999',
    'offset=0&offset=1',
    `q=${'a'.repeat(201)}`,
    `filter=${'a'.repeat(101)}`,
    'q=a&q=b',
  ])('refuses %s', async (query) => {
    const { status, body } = await get(`/blogs?${query}`);
    expect(status).toBe(400);
    const [field] = query.split('=');
    expect(body).toMatchObject({
      type: 'urn:problem:malformed',
      errors: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  test.each([
    'offset=1000000',
    'offset=3',
    'q=zzzzqqq',
    'q=%F0%9F%92%A9',
    'filter=%00',
    'filter=-',
  ])('finds nothing for %s', async (query) => {
    const { status, body } = await get<Page>(`/blogs?${query}`);
    expect(status).toBe(200);
    expect(body.data).toEqual([]);
  });
});
