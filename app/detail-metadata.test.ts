import { expect, test } from 'vitest';
import { detailMetadata } from './detail-metadata.ts';

const LONG =
  'A description that is long enough to stand by itself in a list of search results. '.repeat(2);

const address = {
  location: { pathname: '/blogs-and-insights/x' },
  matches: [{ id: 'root', loaderData: { origin: 'https://setu.example' } }],
};
const PIECE = {
  title: 'A title',
  tags: ['One', 'Two'],
  featuredImage: '/media/covers/launch-noon.svg',
  fallback: LONG,
};

function read(piece: Partial<Parameters<typeof detailMetadata>[0]>) {
  const tags = detailMetadata({ ...PIECE, ...piece }, address) as Record<string, string>[];
  const named = (name: string) =>
    tags.find((tag) => tag.name === name || tag.property === name)?.content;
  return { title: tags.find((tag) => tag.title)?.title, named };
}

test('the title for searchers first, else the piece has its own', () => {
  expect(read({ metaTitle: 'Searched' }).title).toBe('Searched | Setu');
  expect(read({ metaTitle: '' }).title).toBe('A title | Setu');
});

test('a short description goes on, a missing one is the section’s', () => {
  expect(read({ metaDescription: 'Short.' }).named('description')).toBe(
    'Short. - Explore more with Setu.',
  );
  expect(read({ metaDescription: LONG }).named('description')).toBe(LONG);
  expect(read({}).named('description')).toBe(LONG);
});

test('tags are keywords; a drawn cover is shared as a JPEG, none as the brand’s picture', () => {
  const { named } = read({});
  expect(named('keywords')).toBe('One, Two');
  expect(named('twitter:card')).toBe('summary_large_image');
  expect(named('og:image')).toBe('https://setu.example/media/covers/launch-noon.jpg');
  expect(read({ featuredImage: '' }).named('og:image')).toBe(
    'https://setu.example/icons/share.jpg',
  );
  expect(read({ featuredImage: '/media/0-480.webp' }).named('og:image')).toMatch(/480\.webp$/);
});
