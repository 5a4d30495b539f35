/** Folders of Jekyll, Hugo and Astro, and hostile ones. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportsFolder, type ReadPost, readPosts, sourceOptions } from '#tests/imported-posts.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';
import { openMarkdownFolder } from './folder-source.ts';

let exports: string;
beforeAll(async () => {
  exports = await exportsFolder();
});

const droppedIn = ({ notes }: ReadPost) => notes.dropped.map(({ line, what }) => `${line} ${what}`);

/** @param files texts by path */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder('posts-');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

async function postIn(name: string, text: string, files: Readonly<Record<string, string>> = {}) {
  const source = openMarkdownFolder(folderWith({ ...files, [name]: text }), sourceOptions());
  const [post] = Object.values(await readPosts(source));
  return post as ReadPost;
}

describe('Jekyll', () => {
  let posts: Record<string, ReadPost>;
  beforeAll(async () => {
    posts = await readPosts(openMarkdownFolder(join(exports, 'jekyll'), sourceOptions()));
  });

  test('has the posts and drafts, and not the pages', () => {
    expect(Object.keys(posts)).toEqual(['unfinished', 'sharpening-a-plane', 'keeping-it-sharp']);
    expect(posts.unfinished?.post).toMatchObject({ state: 'draft', day: '' });
    expect(posts['keeping-it-sharp']?.post).toMatchObject({
      state: 'published',
      day: '2019-04-01',
    });
  });

  test('has the URLs of its pattern, below its base', () => {
    expect(posts['sharpening-a-plane']?.formerUrls).toEqual([
      '/notes/tools/2019/03/04/sharpening-a-plane.html',
      '/notes/old/plane.html',
    ]);
    expect(posts['keeping-it-sharp']?.formerUrls).toEqual([
      '/notes/2019/04/01/keeping-it-sharp.html',
    ]);
  });

  test('resolves its tags and keeps the numbers of lines', () => {
    const post = posts['sharpening-a-plane'] as ReadPost;
    expect(post.markdown).toBe(
      [
        'Two stones are enough.',
        '![Two stones in a wooden box](media/0.jpg "Both sides of the box are used")',
        '```ruby\ndef edge\n  angle = 25\nend\n```',
        'See [the second part](/blogs-and-insights/keeping-it-sharp), and the [list of tools](https://workshop.example/notes/tools.html).',
        'Literal: {{ page.title }}',
        '![A bench](media/1.jpg "The bench")',
        '- coarse\n- fine',
        'A claim (Measured with a loupe).',
      ].join('\n\n'),
    );
    expect(post.pictures.map(({ src }) => src)).toEqual([
      '/notes/assets/stones.jpg',
      '/assets/bench.png',
    ]);
    expect(droppedIn(post)).toEqual(['29 {% include newsletter.html %}']);
    expect(post.notes.warnings).toContain(
      'line 23: links to /notes/tools.html, which was not imported',
    );
  });

  test('drops scripts, forms and players, and links to videos', () => {
    const post = posts['keeping-it-sharp'] as ReadPost;
    expect(post.markdown).toBe(
      [
        'Strop after each use.',
        '[Stropping in one minute](https://www.youtube.com/watch?v=dQw4w9WgXcQ)',
        '![](media/0.jpg)',
      ].join('\n\n'),
    );
    expect(droppedIn(post)).toEqual([
      '6 a script',
      '8 a video player; its place has a link to https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      '10 an embedded page: https://maps.example/embed',
      '12 a form: Subscribe',
    ]);
  });

  test('finds pictures by path, below its base, and no others', () => {
    const source = openMarkdownFolder(join(exports, 'jekyll'), sourceOptions());
    const { post } = posts['sharpening-a-plane'] as ReadPost;
    const file = expect.stringMatching(/jekyll\/assets\/stones\.jpg$/);
    expect(source.findPicture('/notes/assets/stones.jpg', post)).toEqual({ file });
    expect(source.findPicture('https://workshop.example/notes/assets/stones.jpg', post)).toEqual({
      file,
    });
    expect(source.findPicture('/assets/none.jpg', post)).toEqual({
      url: 'https://workshop.example/assets/none.jpg',
    });
    expect(source.findPicture('https://other.example/a.jpg', post)).toEqual({
      problem: 'is on another site',
    });
  });
});

describe('Hugo', () => {
  test('has bundles, aliases and three kinds of front matter', async () => {
    const source = openMarkdownFolder(join(exports, 'hugo'), sourceOptions());
    const posts = await readPosts(source);
    expect(Object.keys(posts)).toEqual(['dam-survey', 'data', 'second-survey']);
    expect([...source.leftOut]).toEqual([
      ['pages', 1],
      ['list pages', 1],
    ]);
    expect(source.problems).toEqual([
      expect.stringMatching(/^posts\/broken\.md: its YAML has a mis/),
    ]);
    const survey = posts['dam-survey'] as ReadPost;
    expect(survey.formerUrls).toEqual(['/journal/2021/dam-survey/', '/old/dam/', '/2021/dam']);
    expect(survey.post).toMatchObject({
      day: '2021-06-10',
      tags: ['Survey', 'Dams'],
      cover: { src: 'wall.jpg', alt: 'The wall of the dam from below' },
    });
    expect(survey.markdown).toBe(
      [
        'The wall is straighter than the drawings say.',
        '![A level on a tripod](media/0.jpg "Day two")',
        '[Video on YouTube](https://www.youtube.com/watch?v=dQw4w9WgXcQ)',
        '```go\nfmt.Println("height")\n```',
        'Bring a hat.',
        'More in [the second survey](/blogs-and-insights/second-survey).',
        '| Point | Height |\n| --- | --: |\n| A | 12.5 |',
      ].join('\n\n'),
    );
    expect(droppedIn(survey)).toEqual(['22 the shortcode notice']);
    expect(source.findPicture('level.png', survey.post)).toEqual({
      file: expect.stringMatching(/dam-survey\/level\.png$/),
    });
    expect(posts.data?.formerUrls).toEqual(['/data.html']);
    expect(posts['second-survey']?.post).toMatchObject({
      state: 'draft',
      authors: [{ name: 'Nobody Known', slug: 'nobody-known' }],
    });
  });

  test('shows escaped shortcodes', async () => {
    const { markdown } = await postIn('a.md', 'Write `{{</* figure src="a.png" */>}}` so.');
    expect(markdown).toBe('Write `{{< figure src="a.png" >}}` so.');
  });
});

describe('Astro', () => {
  test('loses the program of MDX and keeps its text', async () => {
    const posts = await readPosts(openMarkdownFolder(join(exports, 'astro'), sourceOptions()));
    const first = posts.first as ReadPost;
    expect(first.markdown).toBe('It took a week. See [the second](/blogs-and-insights/second).');
    expect(first.post).toMatchObject({
      day: '2022-07-08',
      cover: { src: '../../assets/map.jpg', alt: 'A map of a valley' },
    });
    expect(first.formerUrls).toEqual(['/blog/first/']);
    const second = posts.second as ReadPost;
    expect(second.markdown).toBe(
      'The scale is .\n\n![The legend of the map](media/0.jpg)\n\nText within.\n\n`{literal}` stays.',
    );
    expect(droppedIn(second)).toEqual(['12 the expression {scale}', '16 the component <Chart>']);
  });
});

test('a folder without a generator has URLs by the pattern of the operator', async () => {
  const folder = folderWith({ 'notes/one.md': '# One thing\n\nText.', 'README.md': 'no post' });
  const options = sourceOptions({ permalink: '/blog/:slug/', siteUrl: 'https://old.example' });
  const posts = await readPosts(openMarkdownFolder(folder, options));
  expect(Object.keys(posts)).toEqual(['one']);
  expect(posts.one).toMatchObject({ formerUrls: ['/blog/one/'], markdown: 'Text.' });
  expect(posts.one?.post.title).toBe('One thing');
});

test.each([
  ['2024-02-30', ''],
  ['Jul 08 2022', '2022-07-08'],
  ['2024-01-02T23:30:00-05:00', '2024-01-02'],
  ['1024-01-02', ''],
  ['soon', ''],
])('the date %s is the day "%s"', async (date, day) => {
  const { post } = await postIn('a.md', `---\ntitle: A\ndate: ${date}\n---\nText.`);
  expect(post.day).toBe(day);
});

describe('hostile folders', () => {
  test('files outside of the folder are not read', async () => {
    const secret = folderWith({ 'secret.md': 'secret', 'secret.jpg': 'secret' });
    const folder = folderWith({ 'a.md': 'Text.' });
    symlinkSync(join(secret, 'secret.md'), join(folder, 'b.md'));
    symlinkSync(secret, join(folder, 'more'));
    symlinkSync(join(secret, 'secret.jpg'), join(folder, 'c.jpg'));
    const source = openMarkdownFolder(folder, sourceOptions());
    const posts = await readPosts(source);
    expect(Object.keys(posts)).toEqual(['a']);
    expect(source.problems).toHaveLength(3);
    const { post } = posts.a as ReadPost;
    const up = '../'.repeat(12);
    for (const src of [
      `${up}etc/passwd`,
      '/../../etc/passwd',
      'c.jpg',
      '%2e%2e/%2e%2e/etc/passwd',
    ]) {
      expect(source.findPicture(src, post)).toEqual({ problem: 'leads out of the folder' });
    }
    expect(source.findPicture('/etc/passwd', post)).toEqual({ problem: 'there is no such file' });
  });

  test('aliases of YAML do not expand without end', async () => {
    const levels = Array.from(
      { length: 12 },
      (_, n) => `l${n + 1}: &l${n + 1} [${`*l${n},`.repeat(12)}]`,
    );
    const bomb = ['---', 'l0: &l0 [x]', ...levels, '---', 'Text.'].join('\n');
    const source = openMarkdownFolder(
      folderWith({ 'a.md': bomb, 'b.md': 'Text.' }),
      sourceOptions(),
    );
    expect(Object.keys(await readPosts(source))).toEqual(['b']);
    expect(source.problems).toEqual([expect.stringMatching(/^a\.md: Excessive alias count/)]);
  });

  test.each([
    ['tags that do not end', '{% raw %}'.repeat(10_000), '_posts/2024-01-01-a.md'],
    ['tags without an end', '{% x '.repeat(10_000), '_posts/2024-01-01-a.md'],
    ['shortcodes without an end', '{{< x '.repeat(10_000), 'a.md'],
    ['braces', '{'.repeat(50_000), 'a.mdx'],
    ['components', '<A '.repeat(10_000), 'a.mdx'],
    ['backticks', '` `` '.repeat(8_000), 'a.mdx'],
  ])('%s take seconds at most', async (_name, text, name) => {
    const startedAt = performance.now();
    await postIn(name, text).catch(() => undefined);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  test('a text that is too large is refused with a problem', async () => {
    const source = openMarkdownFolder(
      folderWith({ 'a.md': 'x'.repeat(3 * 1024 * 1024), 'b.md': 'Text.' }),
      sourceOptions(),
    );
    expect(Object.keys(await readPosts(source))).toEqual(['b']);
    expect(source.problems).toEqual(['a.md: is larger than 2 MB, which no post is']);
  });

  test('HTML that could run or load something is not in the text', async () => {
    const html = [
      '<img src="a.jpg" onerror="alert(1)" alt="A">',
      '<a href="javascript:alert(1)">click</a>',
      '<svg onload="alert(1)"></svg><object data="x"></object><embed src="x">',
      '<style>@import "https://other.example"</style>',
      '[link](javascript:alert(1)) [data](data:text/html,x)',
    ].join('\n\n');
    const { markdown } = await postIn('a.md', html);
    expect(markdown).toBe('![A](media/0.jpg)\n\nclick\n\nlink data');
  });
});
