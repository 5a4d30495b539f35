/** Advice on packs that can be loaded. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

/** Makes several mistakes in one copy, because reading a pack takes longer than checking it. */
const linesForAll = (changes: ((folder: string) => void)[]) =>
  linesFor((folder) => {
    for (const change of changes) change(folder);
  });

/** Expects one line for each pattern, and no others. */
function expectLines(lines: string[], patterns: RegExp[]): void {
  for (const pattern of patterns) expect(lines).toContainEqual(expect.stringMatching(pattern));
  expect(lines).toHaveLength(patterns.length);
}

test('reports files that are not read', async () => {
  const files: [string, RegExp][] = [
    ['jobs/extra.MD', /^jobs\/extra\.MD:1: is not read: .* so rename it to extra\.md$/],
    ['jobs/text.md.txt', /^jobs\/text\.md\.txt:1: .* so rename it to text\.md$/],
    ['blogs/extra.markdown', /^blogs\/extra\.markdown:1: .* so rename it to extra\.md$/],
    ['events/extra.docx', /^events\/extra\.docx:1: .* so rename it to extra\.md$/],
    ['jobs/2026/extra.md', /^jobs\/2026.*: is not read: put entries directly in jobs\//],
    ['pages/about.yml', /^pages\/about\.yml:1: is not read: rename it to about\.yaml$/],
    [
      'pages/legal-notice.yaml',
      /^pages\/legal-notice\.yaml:1: is not read: a page of your own belongs in pages\/plain\/legal-notice\.yaml$/,
    ],
    ['site.yaml.txt', /is not read: rename it to site\.yaml$/],
    ['author.yaml', /is not read; did you mean authors\.yaml\?$/],
    ['blog/extra.md', /^blog:1: is not read; did you mean blogs\?$/],
    [
      'ne-np/pages/home.yaml',
      /^ne-np:1: is not read: name a folder of translations by a language code, such as ne, not "ne-np"$/,
    ],
    ['jobs/folder.md/notes.txt', /^jobs\/folder\.md:1: is a folder with the name of a file/],
    ['jobs/photo.jpg', /is not read: put pictures and other files under media\/$/],
  ];
  const lines = await linesForAll(files.map(([file]) => put(file, 'x')));
  expectLines(
    lines,
    files.map(([, pattern]) => pattern),
  );
});

test('reports files with another format', async () => {
  const files: [string, string | Buffer, RegExp][] = [
    ['media/papers/new.pdf', 'text', /^media\/papers\/new\.pdf:1: is not a PDF: save it in/],
    [
      'media/papers/page.pdf',
      '<!doctype html><p>Sign in',
      /page\.pdf:1: .*but a web page: download the file itself$/,
    ],
    [
      'media/films/new.mp4',
      'version https://git-lfs.github.com/spec/v1',
      /new\.mp4:1: .*only a Git LFS pointer/,
    ],
    ['media/fonts/new.woff2', Buffer.from([0, 1, 0, 0, 0]), /new\.woff2:1: is not a WOFF2 font/],
    ['media/scenes/new.svg', '\x89PNG', /new\.svg:1: is not an SVG drawing/],
    ['media/films/new.vtt', 'words', /new\.vtt:1: is not captions \(WebVTT\)/],
    ['media/films/new.webm', '', /^media\/films\/new\.webm:1: is empty$/],
  ];
  const lines = await linesForAll(files.map(([file, content]) => put(file, content)));
  expectLines(
    lines,
    files.map(([, , pattern]) => pattern),
  );
});

const inTheme = (from: string | RegExp, to: string) => change('theme.css', from, to);

test.each([
  [
    'misspelled files and names',
    [
      inTheme('latin.woff2', 'latn.woff2'),
      inTheme('"Bricolage", "Anek', '"Bricolag", "Anek'),
      inTheme(/--color-earth: [^;]*;/, '--color-earht: red;'),
    ],
    [
      /src: media\/fonts\/latn\.woff2 does not exist; did you mean/,
      /no @font-face has the family "Bricolag"; did you/,
      /--color-earth: is missing; did you mean/,
    ],
  ],
  [
    'a font of another kind and a color that does not exist',
    [
      inTheme('latin.woff2', 'share-latin.ttf'),
      inTheme(/--color-earth: [^;]*;/, '--color-earth: brownish;'),
    ],
    [
      /share-latin\.ttf is not served: a font must be a \.woff2/,
      /--color-earth: "brownish" is not a color/,
    ],
  ],
  [
    'a path outside of media and too little contrast',
    [
      inTheme(/@content\/media\/fonts\/latin\.woff2/, 'fonts/latin.woff2'),
      inTheme(/--color-ink-600: [^;]*;/, '--color-ink-600: #aaa;'),
    ],
    [/must begin with @content\/media\//, /of 2\.32 to 1 on --color-white; 4\.5 is/],
  ],
  [
    'a missing semicolon',
    [inTheme(/(--color-earth: [^;]*);/, '$1')],
    [/--color-earth: a semicolon is missing before --color-success/],
  ],
  [
    'an unclosed block',
    [inTheme(/\}\s*$/, '')],
    [/^theme\.css:\d+: has a syntax error here \(unclosed block\)/],
  ],
])('reports %s in theme.css', async (_name, changes, patterns) => {
  const lines = await linesForAll(changes);
  for (const pattern of patterns) expect(lines).toContainEqual(expect.stringMatching(pattern));
  expect(lines.filter((text) => !text.startsWith('theme.css:'))).toEqual([]);
});

test('reports a misspelled placeholder', async () => {
  const lines = await linesFor(change('newsletter.yaml', '{name}', '{nam}'));
  const advice = 'thanks.title: unknown placeholder {nam}; did you mean {name}?';
  expect(lines).toContainEqual(expect.stringContaining(advice));
});

test.runIf(hasDefaultPack)('the packs use exactly the listed placeholders', () => {
  const used = new Map<string, Set<string>>();
  const packs = ['content', 'packs/base', 'tests/pack'].map((pack) => {
    return { pack, folders: ['', 'pages/', 'pages/solutions/'] };
  });
  // Only this pack has plain pages.
  const others = [{ pack: 'packs/lyngheim', folders: ['pages/plain/'] }];
  for (const { pack, folders } of [...packs, ...others]) {
    const present = folders.filter((folder) => existsSync(join(pack, folder)));
    const files = present.flatMap((folder) =>
      readdirSync(join(pack, folder)).map((name) => folder + name),
    );
    // In the base pack, the name of the hub's page is a placeholder too.
    const unlisted = ['console.yaml', 'pages/{hub}.yaml'];
    for (const file of files.filter((file) => file.endsWith('.yaml') && !unlisted.includes(file))) {
      const copy = JSON.stringify(parse(readFileSync(join(pack, file), 'utf8')));
      for (const [, name = ''] of copy.matchAll(/\{(\w+)\}/g)) {
        const listed = file.replace(/^(pages\/(?:solutions|plain)\/).*(?=\.yaml$)/, '$1*');
        used.set(listed, (used.get(listed) ?? new Set()).add(name));
      }
    }
  }
  const usedPlaceholders = [...used].map(
    ([file, names]) => [file, [...names].sort().join(' ')] as const,
  );
  const hub = { 'pages/experience-nepal.yaml': 'count from q to total' };
  expect(Object.fromEntries(usedPlaceholders)).toEqual({ ...PLACEHOLDERS, ...hub });
});

test('reports text that is dropped, garbled or useless', async () => {
  const inText = ['![IMG_2034](media/demo/bridge.jpg)', '<b>Bold</b>', 'a\u000bb'];
  const lines = await linesForAll([
    change(POST, /^coverAlt: .*$/m, 'coverAlt: estimate.jpg'),
    change(POST, /^title: .*$/m, 'title: C # is fine'),
    change(POST, /\n## /, `\n${inText.join('\n\n')}\n\n## `),
  ]);
  expectLines(lines, [
    /:7 coverAlt: the alternative text is/,
    /:2 title: ends at #/,
    /:15: media\/demo\/bridge/,
    /:17: HTML is removed from texts: write <b>/,
    /:19: has a control character \(U\+000B\)/,
  ]);
});

test('reports a control character in a title', async () => {
  const lines = await linesFor(change(POST, /^title: (.*)$/m, 'title: "a\\u000bb"'));
  expectLines(lines, [/:2 title: has a control character/]);
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
