/** Advice on packs that can be loaded. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { describeProblem } from '#domain/content/pack-files/index.ts';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { hasDefaultPack } from '#tests/pack.ts';
import { adviceOn } from './advice.ts';
import { PLACEHOLDERS } from './copy-check.ts';
import { inspectPack } from './read-pack.ts';

const POST = 'blogs/estimate-without-lying.md';

/** Problems and advice after a change, without those about dead links. */
async function linesFor(change: (folder: string) => void): Promise<string[]> {
  const folder = copyOfPack({ linked: false });
  change(folder);
  const inspection = await inspectPack(folder, Date.now());
  const advice = await adviceOn(folder, inspection, []);
  // Complete copies for every test would take hundreds of megabytes until the end of the file.
  rmSync(folder, { recursive: true });
  return [...inspection.problems, ...advice]
    .map(describeProblem)
    .filter((line) => !/is not a page of this site$/.test(line));
}

const put = (file: string, content: string | Buffer) => (folder: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
};
const change = (file: string, from: string | RegExp, to: string) => (folder: string) =>
  editFile(folder, file, from, to);

test.each([
  ['jobs/extra.MD', /^jobs\/extra\.MD:1: is not read: .* so rename it to extra\.md$/],
  ['jobs/extra.md.txt', /so rename it to extra\.md$/],
  ['blogs/extra.markdown', /so rename it to extra\.md$/],
  ['events/extra.docx', /so rename it to extra\.md$/],
  ['jobs/2026/extra.md', /is not read: put entries directly in jobs\//],
  ['pages/about.yml', /^pages\/about\.yml:1: is not read: rename it to about\.yaml$/],
  ['site.yaml.txt', /is not read: rename it to site\.yaml$/],
  ['author.yaml', /is not read; did you mean authors\.yaml\?$/],
  ['blog/extra.md', /^blog:1: is not read; did you mean blogs\?$/],
  [
    'ne-np/pages/home.yaml',
    /^ne-np:1: is not read: name a folder of translations by a language code, such as ne, not "ne-np"$/,
  ],
  ['jobs/extra.md/notes.txt', /^jobs\/extra\.md:1: is a folder with the name of a file/],
  ['jobs/photo.jpg', /is not read: put pictures and other files under media\/$/],
])('reports %s, which is not read', async (file, line) => {
  expect(await linesFor(put(file, 'x'))).toEqual([expect.stringMatching(line)]);
});

test.each([
  ['media/papers/new.pdf', 'text', /^media\/papers\/new\.pdf:1: is not a PDF: save it in/],
  [
    'media/papers/new.pdf',
    '<!doctype html><p>Sign in',
    /but a web page: download the file itself$/,
  ],
  ['media/films/new.mp4', 'version https://git-lfs.github.com/spec/v1', /only a Git LFS pointer/],
  ['media/fonts/new.woff2', Buffer.from([0, 1, 0, 0, 0]), /is not a WOFF2 font/],
  ['media/scenes/new.svg', '\x89PNG', /is not an SVG drawing/],
  ['media/films/new.vtt', 'words', /is not captions \(WebVTT\)/],
  ['media/films/new.webm', '', /^media\/films\/new\.webm:1: is empty$/],
])('reports %s with another format', async (file, content, line) => {
  expect(await linesFor(put(file, content))).toEqual([expect.stringMatching(line)]);
});

test.each([
  ['latin.woff2', 'latn.woff2', /src: media\/fonts\/latn\.woff2 does not exist; did you mean/],
  ['latin.woff2', 'share-latin.ttf', /share-latin\.ttf is not served: a font must be a \.woff2/],
  [
    /@content\/media\/fonts\/latin\.woff2/,
    'fonts/latin.woff2',
    /must begin with @content\/media\//,
  ],
  ['"Bricolage", "Anek', '"Bricolag", "Anek', /no @font-face has the family "Bricolag"; did you/],
  [/(--color-earth: [^;]*);/, '$1', /--color-earth: a semicolon is missing before --color-success/],
  [/--color-earth: [^;]*;/, '--color-earht: red;', /--color-earth: is missing; did you mean/],
  [
    /--color-earth: [^;]*;/,
    '--color-earth: brownish;',
    /--color-earth: "brownish" is not a colour/,
  ],
  [/--color-ink-600: [^;]*;/, '--color-ink-600: #aaa;', /of 2\.32 to 1 on --color-white; 4\.5 is/],
  [/\}\s*$/, '', /^theme\.css:\d+: has a syntax error here \(unclosed block\)/],
])('theme.css with %s as %s', async (from, to, line) => {
  const lines = await linesFor(change('theme.css', from, to));
  expect(lines).toContainEqual(expect.stringMatching(line));
  expect(lines.filter((text) => !text.startsWith('theme.css:'))).toEqual([]);
});

test.each([
  ['{nam}', '{nam}; did you mean {name}?'],
  ['{{name}}', '{{name}}; did you mean {name}?'],
  ['{Name}', '{Name}; did you mean {name}?'],
  ['{the date}', '{the date}: it is shown unchanged; this file has {name}'],
])('reports %s instead of {name}', async (mistyped, message) => {
  const lines = await linesFor(change('newsletter.yaml', '{name}', mistyped));
  const advice = `thanks.title: unknown placeholder ${message}`;
  expect(lines).toContainEqual(expect.stringContaining(advice));
});

test.runIf(hasDefaultPack)('the packs use exactly the listed placeholders', () => {
  const used = new Map<string, Set<string>>();
  for (const pack of ['content', 'tests/pack']) {
    const files = ['', 'pages/'].flatMap((folder) =>
      readdirSync(join(pack, folder)).map((name) => folder + name),
    );
    for (const file of files.filter((file) => file.endsWith('.yaml') && file !== 'desk.yaml')) {
      const copy = JSON.stringify(parse(readFileSync(join(pack, file), 'utf8')));
      for (const [, name = ''] of copy.matchAll(/\{(\w+)\}/g)) {
        used.set(file, (used.get(file) ?? new Set()).add(name));
      }
    }
  }
  const usedPlaceholders = [...used].map(
    ([file, names]) => [file, [...names].sort().join(' ')] as const,
  );
  expect(Object.fromEntries(usedPlaceholders)).toEqual(PLACEHOLDERS);
});

test.each([
  [
    change(POST, /^coverAlt: .*$/m, 'coverAlt: estimate.jpg'),
    /:7 coverAlt: the alternative text is/,
  ],
  [
    change(POST, /\n## /, '\n![IMG_2034](media/demo/bridge.jpg)\n\n## '),
    /:15: media\/demo\/bridge/,
  ],
  [change(POST, /\n## /, '\n<b>Bold</b>\n\n## '), /:15: HTML is removed from texts: write <b>/],
  [change(POST, /\n## /, '\na\u000bb\n\n## '), /:15: has a control character \(U\+000B\)/],
  [change(POST, /^title: (.*)$/m, 'title: "a\\u000bb"'), /:2 title: has a control character/],
  [change(POST, /^title: .*$/m, 'title: C # is fine'), /:2 title: ends at #/],
])('%# reports text that is dropped, garbled or useless', async (makeMistake, line) => {
  expect(await linesFor(makeMistake)).toEqual([expect.stringMatching(line)]);
});

test('shows pictures with spaces, brackets and accents in their names', async () => {
  const folder = copyOfPack({ linked: false });
  // Includes a decomposed name as macOS writes it.
  const names = ['my photo (1).jpg', 'cafe\u0301.jpg', 'a[b].jpg', 'deep folder/x.jpg'];
  for (const name of names) {
    mkdirSync(dirname(join(folder, 'media/demo', name)), { recursive: true });
    cpSync(join(folder, 'media/demo/bridge.jpg'), join(folder, 'media/demo', name));
  }
  const lines = [
    '![A bridge](media/demo/my photo (1).jpg)',
    '![A bridge](media/demo/my%20photo%20(1).jpg "In fog")',
    '![A bridge](media/demo/caf\u00e9.jpg)',
    '![A bridge](<media/demo/a[b].jpg>)',
    '![A bridge](media/demo/deep folder/x.jpg)',
  ];
  editFile(folder, POST, /\n## /, `\n${lines.join('\n\n')}\n\n\`\`\`\n${lines[0]}\n\`\`\`\n\n## `);
  const { pack, problems } = await inspectPack(folder, Date.now());
  expect(problems).toEqual([]);
  const body = pack.articles.find(({ slug }) => slug === 'estimate-without-lying')?.body ?? '';
  expect(body.match(/<img [^>]*src="\/media\/[\da-f]{20}-/g)).toHaveLength(lines.length);
  // A code block is unchanged.
  expect(body).toContain('![A bridge](media/demo/my photo (1).jpg)');
});
