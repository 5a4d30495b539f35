import { expect, test } from 'vitest';
import { countMediaUses, mediaPathsIn, mediaUses, pathsNear } from './media-uses.ts';

const POST = `---
title: A post
cover: media/uploads/team-1.jpg
gallery:
  - picture: media/uploads/a-1.png
    alt: Two people at a desk
  - picture: media/uploads/team-1.jpg
---

A text.

![The team](media/uploads/team-1.jpg) and [a paper](/media/uploads/paper-1.pdf).
`;
const SOURCES = [
  ['blogs/a-post.md', POST],
  ['pages/about.yaml', 'hero:\n  picture: media/uploads/team-1.jpg\n'],
  ['theme.css', '.a { background: url("/media/uploads/a-1.png"); }'],
  ['pages/plain.yaml', 'text: multimedia/uploads/team-1.jpg.old\n'],
] as const;

test('finds the fields, lines and texts that use a file', async () => {
  expect(await mediaUses('media/uploads/team-1.jpg', SOURCES)).toEqual([
    { file: 'blogs/a-post.md', field: 'cover', line: 3 },
    { file: 'blogs/a-post.md', field: 'gallery.1.picture', line: 7 },
    { file: 'blogs/a-post.md', field: 'body', line: 3 },
    { file: 'pages/about.yaml', field: 'hero.picture', line: 2 },
  ]);
  expect(await mediaUses('media/uploads/a-1.png', SOURCES)).toMatchObject([
    { file: 'blogs/a-post.md', field: 'gallery.0.picture' },
    { file: 'theme.css', field: '', line: 1 },
  ]);
});

test('counts the places', () => {
  const counts = countMediaUses(SOURCES);
  expect(counts.get('media/uploads/team-1.jpg')).toBe(4);
  expect(counts.get('media/uploads/paper-1.pdf')).toBe(1);
  expect(counts.get('media/uploads/other-1.jpg')).toBeUndefined();
});

test('finds files by the text beside them and by the page that uses them', () => {
  expect([...pathsNear('two people', SOURCES)]).toContain('media/uploads/a-1.png');
  expect([...pathsNear('pages/about', SOURCES)]).toEqual(['media/uploads/team-1.jpg']);
  expect([...pathsNear('nothing', SOURCES)]).toEqual([]);
});

test('reads paths as Markdown and YAML write them', () => {
  expect(mediaPathsIn('![](media/my%20photo.jpg) "media/b.webp", media/b.webp')).toEqual([
    'media/my photo.jpg',
    'media/b.webp',
  ]);
});
