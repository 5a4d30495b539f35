import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { exportsFolder, type ReadPost, readPosts, sourceOptions } from '#tests/imported-posts.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';
import { openGhostExport } from './ghost-source.ts';

let exports: string;
beforeAll(async () => {
  exports = await exportsFolder();
});

const open = () =>
  openGhostExport(
    join(exports, 'ghost/export.json'),
    sourceOptions({ media: join(exports, 'images'), siteUrl: 'https://letters.example' }),
  );

test('converts posts and their cards', async () => {
  const source = open();
  const posts = await readPosts(source);
  expect(Object.keys(posts)).toEqual(['letters-to-readers', 'for-members', 'without-html']);
  const letters = posts['letters-to-readers'] as ReadPost;
  expect(letters.post).toMatchObject({
    origin: 'ghost:64f0a1',
    day: '2023-09-01',
    tags: ['Industry Insight'],
    authors: [{ name: 'Kabita Rai', slug: 'kabita' }],
    metaTitle: 'Letters',
    metaDescription: 'Why we write letters to readers, and what they answer.',
    cover: { alt: 'A wooden desk' },
  });
  expect(letters.formerUrls).toEqual(['/letters-to-readers/']);
  expect(letters.markdown).toBe(
    [
      'Dear reader, see [this letter](/blogs-and-insights/for-members).',
      '![A desk with paper](media/0.jpg "The desk")',
      '[Another page](https://other.example/page)',
      '> 💡\n>\n> A remark.',
    ].join('\n\n'),
  );
  expect(letters.notes.dropped.map(({ what }) => what)).toEqual([
    'a script',
    'a card of Ghost: Episode 1',
  ]);
  expect(source.findPicture(letters.pictures[0]?.src ?? '', letters.post)).toEqual({
    file: expect.stringMatching(/images\/2023\/09\/desk\.jpg$/),
  });
  expect([...source.leftOut]).toEqual([['pages', 1]]);
});

test('marks posts for members, and shows the text of one without HTML', async () => {
  const posts = await readPosts(open());
  expect(posts['for-members']?.post.remark).toMatch(/only paying members could read/);
  expect(posts['without-html']).toMatchObject({
    markdown: 'First.\n\nSecond \\<b>.',
    post: { state: 'draft', day: '2023-10-01' },
  });
});

test('finds sizes of pictures, and nothing outside of the folder', () => {
  const source = open();
  const find = (path: string) =>
    source.findPicture(`__GHOST_URL__/content/images/${path}`, {} as never);
  expect(find('size/w600/2023/09/desk.jpg')).toHaveProperty('file');
  expect(find('../../../etc/passwd')).not.toHaveProperty('file');
  expect(find('%2e%2e/export.json')).not.toHaveProperty('file');
});

test.each([
  ['{"db": [', /is not JSON, or it is not complete/],
  ['{"a": 1}', /is not a Ghost export\. Choose Settings/],
  ['PK\u0003\u0004', /is an archive\. Unpack it/],
])('refuses %s', (text, message) => {
  const file = join(temporaryFolder('ghost-'), 'export.json');
  writeFileSync(file, text);
  expect(() => openGhostExport(file, sourceOptions())).toThrow(message);
});
