import { expect, test } from 'vitest';
import { pack } from '#tests/localized-pack.ts';
import { article, blogPosting } from './article.ts';

const PAGE = { pack, origin: 'https://a.example', location: { pathname: '/blog/a', search: '' } };
const WRITING = { title: 'A', description: 'About it.', image: '', tags: [] };

test('truncates a long title between words', () => {
  const { headline } = article({ ...WRITING, title: 'words '.repeat(30).trim() }, PAGE);
  expect(String(headline).length).toBeLessThanOrEqual(110);
  expect(headline).toMatch(/words…$/);
});

test.each([
  ['/media/covers/a-b.svg', 'https://a.example/media/covers/a-b.jpg'],
  ['/media/pictures/x.webp', 'https://a.example/media/pictures/x.webp'],
  ['https://cdn.example/x.jpg', 'https://cdn.example/x.jpg'],
  ['', 'https://a.example/icons/share.jpg'],
  ['http://', 'https://a.example/icons/share.jpg'],
])('the cover %s has the URL %s', (image, url) => {
  expect(article({ ...WRITING, image }, PAGE).image).toBe(url);
});

test('omits unknown properties', () => {
  const node = JSON.parse(JSON.stringify(article(WRITING, PAGE)));
  for (const name of ['datePublished', 'dateModified', 'keywords', 'wordCount']) {
    expect(node).not.toHaveProperty(name);
  }
});

test('a post has a word count and dates', () => {
  const published = '2026-11-20T00:00:00+05:45';
  const modified = '2026-11-22T09:00:00+05:45';
  const body = '<h2>One</h2><p>two &amp; three</p>';
  expect(blogPosting({ ...WRITING, published, modified, body }, PAGE)).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: published,
    dateModified: modified,
    wordCount: 4,
    mainEntityOfPage: 'https://a.example/blog/a',
  });
});

test('the author is a person, or else the company', () => {
  const facts = { role: 'Engineer', bio: '', profile: '', image: '', picture: null };
  const author = { slug: 'sita', name: 'Sita Rana', ...facts };
  expect(article({ ...WRITING, author }, PAGE).author).toMatchObject({
    '@type': 'Person',
    url: 'https://a.example/authors/sita',
    jobTitle: 'Engineer',
  });
  expect(article(WRITING, PAGE).author).toEqual({ '@id': 'https://a.example/#organization' });
});
