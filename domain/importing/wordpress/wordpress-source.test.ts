import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportsFolder, type ReadPost, readPosts, sourceOptions } from '#tests/imported-posts.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';
import { openWordpressExport } from './wordpress-source.ts';

let exports: string;
let posts: Record<string, ReadPost>;
beforeAll(async () => {
  exports = await exportsFolder();
  posts = await readPosts(
    await openWordpressExport(join(exports, 'wordpress/export.xml'), options()),
  );
});

const options = () => sourceOptions({ media: join(exports, 'uploads') });

const at = (slug: string) => posts[slug] as ReadPost;

test('has posts of all states but the trash, with their fields', () => {
  expect(Object.keys(posts)).toHaveLength(4);
  expect(at('bread-needs-time').post).toMatchObject({
    origin: 'wordpress:bakery.example/?p=11',
    title: 'Why bread needs time & salt',
    // In the zone of the site: it is still the tenth in UTC.
    day: '2020-05-11',
    state: 'published',
    tags: ['industry insight', 'Bread'],
    authors: [{ name: 'Kabita Rai', slug: 'kabita' }],
    metaTitle: '',
    metaDescription: 'Why dough that rests overnight tastes better, and how much salt it needs.',
    cover: { alt: 'An oven with an open door' },
  });
  const states = Object.values(posts).map(({ post }) => post.state);
  expect(states).toEqual(['published', 'published', 'draft', 'private']);
});

test('has the URLs of posts, also former ones and those in other scripts', () => {
  expect(at('bread-needs-time').formerUrls).toEqual([
    '/2020/05/bread-needs-time/',
    '/2020/05/bread-and-time/',
  ]);
  expect(Object.values(posts).map(({ formerUrls }) => formerUrls[0])).toEqual([
    '/2020/05/bread-needs-time/',
    '/2020/06/classic-post/',
    undefined,
    '/पाउ/',
  ]);
});

test('converts blocks', () => {
  const { markdown, notes, pictures } = at('bread-needs-time');
  expect(markdown).toBe(
    [
      'Time makes the taste. See [the classic post](/blogs-and-insights/classic-post), [once more](/blogs-and-insights/classic-post) and [contact](https://bakery.example/contact/).',
      '![An oven with an open door](media/0.jpg "The oven at five")',
      '## Salt',
      '<https://www.youtube.com/watch?v=dQw4w9WgXcQ>',
      '| Flour | 1 kg |\n| --- | --- |\n| Salt | 20 g |',
    ].join('\n\n'),
  );
  expect(pictures[0]?.alt).toBe('An oven with an open door');
  expect(notes.dropped).toEqual([{ what: 'the block latest-posts', line: 19 }]);
});

test('converts paragraphs and shortcodes of classic posts', () => {
  const { markdown, notes } = at('classic-post');
  expect(markdown).toBe(
    [
      'The first line.\\\nThe second line.',
      'A new paragraph with \\[sic] brackets.',
      '![An oven with an open door](media/0.jpg "The oven, captioned")',
      '![An oven with an open door](media/1.jpg "The oven in the morning")',
      '![](media/2.jpg)',
      '```\nline one\n\nline two\n```',
      '[Video on Vimeo](https://vimeo.com/76979871)',
      '<https://vimeo.com/76979871>',
      '| Both | |\n| --- | --- |\n| One | Two |',
    ].join('\n\n'),
  );
  expect(notes.dropped.map(({ what }) => what)).toEqual([
    'the shortcode contact-form-7',
    'a video player; its place has a link to https://vimeo.com/76979871',
  ]);
  expect(notes.warnings).toContainEqual(expect.stringMatching(/^A table has cells across several/));
});

test('finds the original of a picture of which a text names a size', async () => {
  const source = await openWordpressExport(join(exports, 'wordpress/export.xml'), options());
  const { post } = at('classic-post');
  const file = expect.stringMatching(/uploads\/2020\/05\/oven\.jpg$/);
  for (const src of [
    'https://bakery.example/wp-content/uploads/2020/05/oven-300x200.jpg',
    '/wp-content/uploads/2020/05/oven-scaled.jpg',
    'https://i0.wp.com/bakery.example/wp-content/uploads/2020/05/oven.jpg?w=300',
  ]) {
    expect(source.findPicture(src, post)).toEqual({ file });
  }
  expect(source.findPicture('/wp-content/uploads/../../../etc/passwd', post)).not.toHaveProperty(
    'file',
  );
  expect(source.findPicture('/wp-content/uploads/%2e%2e/secret.jpg', post)).not.toHaveProperty(
    'file',
  );
  expect(source.findPicture('https://other.example/a.jpg', post)).toEqual({
    problem: 'is on another site',
  });
  expect([...source.leftOut]).toEqual([
    ['comments', 2],
    ['pages', 1],
    ['posts in the trash', 1],
  ]);
});

test('pages become posts if the operator says so', async () => {
  const source = await openWordpressExport(join(exports, 'wordpress'), {
    ...options(),
    includesPages: true,
  });
  expect(Object.keys(await readPosts(source))).toContain('contact');
});

describe('hostile files', () => {
  const fileWith = (text: string) => {
    const file = join(temporaryFolder('wxr-'), 'export.xml');
    writeFileSync(file, text);
    return file;
  };
  const item = (content: string, more = '') =>
    `<item><title>A</title><link>https://old.example/a/</link><content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>1</wp:post_id><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${more}</item>`;
  const wxr = (items: string, head = '') =>
    `<?xml version="1.0"?>${head}<rss><channel><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example</wp:base_blog_url>${items}</channel></rss>`;
  const read = async (text: string) =>
    readPosts(await openWordpressExport(fileWith(text), sourceOptions()));

  test('entities of a document type do not expand, and load no files', async () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`;
    const posts = await read(wxr(item('Text.', '<wp:post_name>&b;&x;</wp:post_name>'), bomb));
    expect(Object.values(posts)[0]).toMatchObject({ markdown: 'Text.' });
    expect(Object.values(posts)[0]?.post.slug).toBe('&b;&x;');
  });

  test('other files are refused with one line', async () => {
    for (const text of [
      '<html><body></body></html>',
      'no XML',
      '',
      '<rss><channel><item/></channel></rss>',
    ]) {
      await expect(read(text)).rejects.toThrow(/is not a WordPress export\. Choose Tools, Export/);
    }
    await expect(read('PK\u0003\u0004zip')).rejects.toThrow(/is an archive\. Unpack it/);
    await expect(read(wxr('<a>'.repeat(200)))).rejects.toThrow('The XML is nested too deeply.');
  });

  test('a file that ends early is reported', async () => {
    const whole = wxr(item('Text.'));
    const file = fileWith(whole.slice(0, -20));
    const source = await openWordpressExport(file, sourceOptions());
    expect(Object.keys(await readPosts(source))).toEqual(['a']);
    expect(source.problems).toEqual([
      `${file}: ends too early, so posts are missing: export it again`,
    ]);
  });

  test('a field that is too long is cut, and unread meta is not kept', async () => {
    const meta = `<wp:postmeta><wp:meta_key>_big</wp:meta_key><wp:meta_value>${'x'.repeat(3_000_000)}</wp:meta_value></wp:postmeta>`;
    const [post] = Object.values(await read(wxr(item('Text.', meta))));
    expect(post?.markdown).toBe('Text.');
    await expect(read(wxr(item('word '.repeat(600_000))))).rejects.toThrow(/too large/);
  });

  test.each([
    ['shortcodes', '[a b="'.repeat(10_000)],
    ['captions', '[caption]'.repeat(10_000)],
    ['verbatim parts', '<pre '.repeat(10_000)],
    ['blocks', '<!-- wp:a {'.repeat(10_000)],
    ['pictures', '<img '.repeat(10_000)],
  ])('%s without an end take seconds at most', async (_name, content) => {
    const startedAt = performance.now();
    await read(wxr(item(content))).catch(() => undefined);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});
