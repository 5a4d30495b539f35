import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type FieldChange, FieldChanges } from '#contract/console/field-changes.ts';
import { applyChanges, ChangeError, parsedSource } from './index.ts';

const inYaml = (source: string, ...changes: FieldChange[]) =>
  applyChanges('pages/about.yaml', source, FieldChanges.parse(changes));

const SOURCE = `# The page about us.
meta:
  title: About # shown in the tab
  description: >-
    Why we exist, and what the name of the company
    means for the people who work here.
# The first screen.
hero:
  heading: "Understanding {name}"
  button: { title: Let's Connect, href: /contact }

  # Hidden on phones.
  keywords: [one, two]
items:
  # The oldest.
  - name: First
    text: >-
      Some text.

  - name: Second
`;

test.each<[string, FieldChange, string, string]>([
  [
    'a plain text beside a comment',
    { op: 'set', path: ['meta', 'title'], value: 'About us' },
    '  title: About # shown',
    '  title: About us # shown',
  ],
  [
    'a plain text that needs quotes',
    { op: 'set', path: ['meta', 'title'], value: 'About: us' },
    '  title: About # shown',
    '  title: "About: us" # shown',
  ],
  [
    'a quoted text',
    { op: 'set', path: ['hero', 'heading'], value: 'Say "hi"' },
    '"Understanding {name}"',
    '"Say \\"hi\\""',
  ],
  [
    'one word of a folded text',
    { op: 'set', path: ['items', 0, 'text'], value: 'Other text.' },
    '      Some text.\n',
    '      Other text.\n',
  ],
  [
    'a line of a folded text',
    {
      op: 'set',
      path: ['meta', 'description'],
      value: 'Why we exist, and what the name of the firm means for the people who work here.',
    },
    'company\n',
    'firm\n',
  ],
  [
    'a value in brackets',
    { op: 'set', path: ['hero', 'button', 'title'], value: 'Hello, you' },
    "title: Let's Connect,",
    'title: "Hello, you",',
  ],
  [
    'a list in brackets',
    { op: 'set', path: ['hero', 'keywords'], value: ['a', 'b: c'] },
    '[one, two]',
    '[a, "b: c"]',
  ],
  [
    'an item in brackets',
    { op: 'insert', path: ['hero', 'keywords'], index: 1, value: 'new' },
    '[one, two]',
    '[one, new, two]',
  ],
  [
    'the last item in brackets',
    { op: 'remove', path: ['hero', 'keywords'], index: 1 },
    '[one, two]',
    '[one]',
  ],
  [
    'the order in brackets',
    { op: 'move', path: ['hero', 'keywords'], from: 0, to: 1 },
    '[one, two]',
    '[two, one]',
  ],
  [
    'a number as text',
    { op: 'set', path: ['meta', 'title'], value: '0123' },
    'title: About',
    'title: "0123"',
  ],
  [
    'a date as text',
    { op: 'set', path: ['meta', 'title'], value: '2026-11-29' },
    'title: About',
    'title: "2026-11-29"',
  ],
  [
    'a removed field with its comment',
    { op: 'unset', path: ['hero', 'keywords'] },
    '\n  # Hidden on phones.\n  keywords: [one, two]\n',
    '\n',
  ],
  [
    'a new field',
    { op: 'set', path: ['meta', 'isHidden'], value: true },
    '# The first screen.\n',
    '  isHidden: true\n# The first screen.\n',
  ],
  [
    'a new list of maps',
    { op: 'set', path: ['hero', 'links'], value: [{ title: 'Home', href: '/' }, { title: '' }] },
    'items:\n',
    '  links:\n    - title: Home\n      href: /\n    - title: ""\nitems:\n',
  ],
  [
    'a new item between others with empty lines between them',
    { op: 'insert', path: ['items'], index: 1, value: { name: 'New' } },
    '      Some text.\n\n',
    '      Some text.\n\n  - name: New\n\n',
  ],
  [
    'a removed item with its comment',
    { op: 'remove', path: ['items'], index: 0 },
    '  # The oldest.\n  - name: First\n    text: >-\n      Some text.\n\n',
    '\n',
  ],
  [
    'a moved item with its comment',
    { op: 'move', path: ['items'], from: 0, to: 1 },
    SOURCE.slice(SOURCE.indexOf('  # The oldest')),
    '  - name: Second\n\n  # The oldest.\n  - name: First\n    text: >-\n      Some text.\n',
  ],
  [
    'a list that loses its last items',
    { op: 'set', path: ['items'], value: [] },
    SOURCE.slice(SOURCE.indexOf('items:')),
    'items: []\n',
  ],
])('changes %s', (_name, change, before, after) => {
  expect(SOURCE).toContain(before);
  expect(inYaml(SOURCE, change)).toBe(SOURCE.replace(before, () => after));
});

test('keeps the style and indent of blocks', () => {
  const source = 'a:\n    b: |\n        one\n          two\n    c: >\n        three\nd:\n- e\n';
  expect(
    inYaml(
      source,
      { op: 'set', path: ['a', 'b'], value: 'four\n\n  five\n' },
      { op: 'set', path: ['a', 'c'], value: 'six\n' },
      { op: 'set', path: ['d'], value: ['e', { f: ['g'] }] },
      { op: 'set', path: ['a', 'h'], value: { i: 1 } },
    ),
  ).toBe(
    'a:\n    b: |\n        four\n\n          five\n    c: >\n        six\n    h:\n        i: 1\nd:\n- e\n- f:\n  - g\n',
  );
});

test('folds a long text, and writes lines as a block', () => {
  const long = 'word '.repeat(40).trim();
  const result = inYaml('a: x # note\nb: "y"\nc: z\n', {
    op: 'set',
    path: ['a'],
    value: long,
  });
  expect(result).toMatch(/^a: >- # note\n {2}word/);
  expect(Math.max(...result.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  expect(inYaml('a: x\n', { op: 'set', path: ['a'], value: 'one\ntwo\n' })).toBe(
    'a: |\n  one\n  two\n',
  );
});

test('a block that becomes short again keeps its comment', () => {
  const source = 'a: >- # note\n  some text\nb: 1\n';
  expect(inYaml(source, { op: 'set', path: ['a'], value: 12 })).toBe('a: 12 # note\nb: 1\n');
  expect(inYaml(source, { op: 'set', path: ['a'], value: '' })).toBe('a: "" # note\nb: 1\n');
});

test('adds a field where the schema declares it', () => {
  const keyOrder = (path: readonly (string | number)[]) =>
    path.length === 0 ? ['name', 'city', 'phone', 'email'] : undefined;
  const set = (source: string, key: string) =>
    applyChanges('a.yaml', source, [{ op: 'set', path: [key], value: 'x' }], { keyOrder });
  expect(set('name: A\nemail: b\n', 'city')).toBe('name: A\ncity: x\nemail: b\n');
  expect(set('phone: 1\nemail: b\n', 'name')).toBe('name: x\nphone: 1\nemail: b\n');
  expect(set('name: A\n', 'other')).toBe('name: A\nother: x\n');
  expect(set('', 'name')).toBe('name: x\n');
  expect(set('# Only a comment.\n', 'name')).toBe('# Only a comment.\nname: x\n');
});

test('changes the first field after a hyphen', () => {
  const source = 'list:\n  - a: 1\n    # About b.\n    b: 2\n  - - x\n    - y\n';
  expect(inYaml(source, { op: 'unset', path: ['list', 0, 'a'] })).toBe(
    'list:\n  - # About b.\n    b: 2\n  - - x\n    - y\n',
  );
  expect(inYaml(source, { op: 'move', path: ['list', 1], from: 1, to: 0 })).toBe(
    source.replace('- - x\n    - y', '- - y\n    - x'),
  );
  expect(inYaml(source, { op: 'insert', path: ['list', 1], index: 0, value: { z: 1, w: 2 } })).toBe(
    source.replace('- - x\n', '- - z: 1\n      w: 2\n    - x\n'),
  );
  expect(inYaml(source, { op: 'unset', path: ['list', 0, 'b'] })).toBe(
    'list:\n  - a: 1\n  - - x\n    - y\n',
  );
});

test('writes a list in brackets on several lines when it is too wide', () => {
  const words = Array.from({ length: 14 }, (_, index) => `word-${index}`);
  const source = `keywords: [${words.join(', ')}]\n`;
  const result = inYaml(source, { op: 'insert', path: ['keywords'], index: 14, value: 'last' });
  expect(result).toBe(source.replace('word-12, ', 'word-12,\n           ').replace(']', ', last]'));
  const button = 'button: { title: Go, href: / }\n';
  const text = 'a title of many words '.repeat(8).trim();
  expect(inYaml(button, { op: 'set', path: ['button', 'title'], value: text })).toMatch(
    /^button:\n {2}title: >-\n {4}a title.*\n {4}.*\n {2}href: \/\n$/,
  );
});

test.each([
  ['a.b', 'a: &x { b: 1 }\nc: *x\nd: *x\n', ['a', 'b'], { a: { b: 9 }, c: { b: 1 }, d: { b: 1 } }],
  ['c.b', 'a: &x\n  b: 1\nc: *x\nd: *x\n', ['c', 'b'], { a: { b: 1 }, c: { b: 9 }, d: { b: 1 } }],
  ['a', 'a: &x word\nb: [*x, *x]\n', ['a'], { a: 9, b: ['word', 'word'] }],
  ['b[0]', 'a: &x word\nb: [*x, *x]\n', ['b', 0], { a: 'word', b: [9, 'word'] }],
  ['a', 'a:\n  - &x one\nb: *x\n', ['a'], { a: 9, b: 'one' }],
] as [string, string, (string | number)[], unknown][])(
  'a change of %s does not change values that share an anchor',
  (_name, source, path, expected) => {
    const result = inYaml(source, { op: 'set', path, value: 9 });
    expect(parse(result)).toEqual(expected);
    // An anchor without an alias is reported as a mistake.
    for (const [, name] of result.matchAll(/&(\w+)/g)) expect(result).toContain(`*${name}`);
  },
);

test.each([
  ['a missing field', { op: 'unset', path: ['meta', 'nothing'] }],
  ['a field of a missing field', { op: 'set', path: ['none', 'title'], value: 'x' }],
  ['a field of a text', { op: 'set', path: ['meta', 'title', 'x'], value: 'x' }],
  ['a key of a list', { op: 'set', path: ['items', 'x'], value: 'x' }],
  ['an item after the end', { op: 'set', path: ['items', 2], value: 'x' }],
  ['a position after the end', { op: 'insert', path: ['items'], index: 3, value: 'x' }],
  ['a missing item', { op: 'remove', path: ['items'], index: 2 }],
  ['a move to a missing position', { op: 'move', path: ['items'], from: 0, to: 2 }],
  ['an item of a map', { op: 'insert', path: ['meta'], index: 0, value: 'x' }],
  ['the text of a file without one', { op: 'body', value: 'x' }],
] as [string, FieldChange][])('refuses %s', (_name, change) => {
  expect(() => inYaml(SOURCE, change)).toThrow(ChangeError);
});

test.each<[string, string, FieldChange[], string]>([
  [
    'empty values beside comments',
    'a: # one\nb: # two\nc:\n',
    [
      { op: 'set', path: ['a'], value: 'x' },
      { op: 'set', path: ['b', 'k'], value: 1 },
      { op: 'set', path: ['c'], value: ['y'] },
    ],
    'a: x # one\nb: # two\n  k: 1\nc:\n  - y\n',
  ],
  [
    'empty items beside comments',
    'a:\n  -\n  - # one\n  - x\n',
    [
      { op: 'set', path: ['a', 0], value: 'y' },
      { op: 'set', path: ['a', 1], value: { k: 1, l: 2 } },
      { op: 'move', path: ['a'], from: 2, to: 1 },
    ],
    'a:\n  - y\n  - x\n  - # one\n    k: 1\n    l: 2\n',
  ],
  [
    'plain text on several lines',
    'a: one two\n  three # note\nb: 1\n',
    [{ op: 'set', path: ['a'], value: 'four' }],
    'a: four # note\nb: 1\n',
  ],
  [
    'a value below its key',
    'a:\n  # note\n  text\n',
    [{ op: 'set', path: ['a'], value: 'new' }],
    'a:\n  # note\n  new\n',
  ],
  [
    'keys after question marks',
    '? a\n: b\n? c\n: d\n',
    [
      { op: 'set', path: ['a'], value: 'x: y' },
      { op: 'unset', path: ['c'] },
    ],
    '? a\n: "x: y"\n',
  ],
  [
    'brackets without values',
    'a: { b, "c":1 }\n',
    [{ op: 'set', path: ['a', 'b'], value: 2 }],
    'a: { b: 2, c: 1 }\n',
  ],
  [
    'a list that is the whole file',
    '- a\n# about b\n- b\n',
    [
      { op: 'insert', path: [], index: 2, value: { x: [1] } },
      { op: 'move', path: [], from: 1, to: 0 },
    ],
    '# about b\n- b\n- a\n- x:\n    - 1\n',
  ],
  [
    'a document between markers',
    '---\na: 1\n...\n',
    [{ op: 'set', path: ['b'], value: 2 }],
    '---\na: 1\nb: 2\n...\n',
  ],
  [
    'a removed bracket above a wide line',
    `a: []\nb: ${'x'.repeat(130)}\n`,
    [{ op: 'unset', path: ['a'] }],
    `b: ${'x'.repeat(130)}\n`,
  ],
  [
    'keys that are numbers, and comments below the last field',
    '2023: x\nb:\n  c: 1\n  # end of b\n',
    [
      { op: 'set', path: ['2023'], value: 'y' },
      { op: 'set', path: ['b', 'd'], value: 2 },
    ],
    '2023: y\nb:\n  c: 1\n  d: 2\n  # end of b\n',
  ],
])('changes %s', (_name, source, changes, expected) => {
  expect(inYaml(source, ...changes)).toBe(expected);
});

test('limits the length of a file and the work for one request', () => {
  const long = `a: ${'x'.repeat(200_000)}\n`;
  const set: FieldChange = { op: 'set', path: ['a'], value: 'y' };
  expect(() => inYaml(long, set)).toThrow('Keep the fields of this file below 128 KB.');
  const value = 'y'.repeat(150_000);
  expect(() => inYaml('a: x\n', { ...set, value })).toThrow('below 128 KB');
  const changes = Array.from({ length: 200 }, () => set);
  expect(() => inYaml(long.slice(0, 50_000), ...changes)).toThrow('Save fewer changes together.');
});

test('refuses to change invalid YAML', () => {
  expect(() => inYaml('a: [1\n', { op: 'set', path: ['a'], value: 1 })).toThrow(ChangeError);
  expect(() => inYaml('a: *none\n', { op: 'set', path: ['b'], value: 1 })).toThrow(ChangeError);
});

test('creates the maps on the way only on request', () => {
  const change: FieldChange = { op: 'set', path: ['hero', 'video', 'title'], value: 'x' };
  expect(applyChanges('a.yaml', 'meta: 1\n', [change], { createsParents: true })).toBe(
    'meta: 1\nhero:\n  video:\n    title: x\n',
  );
  expect(() => applyChanges('a.yaml', 'meta: 1\n', [change])).toThrow(
    'The field hero.video.title no longer exists. Reload the entry.',
  );
});

test.each([
  ['Windows line endings', 'a: 1\r\nb: x\r\n', 'a: 1\r\nb:\r\n  - y\r\n  - z\r\n'],
  ['a byte order mark', '\ufeffa: 1\nb: x\n', '\ufeffa: 1\nb:\n  - y\n  - z\n'],
  ['mixed line endings', 'a: 1\r\nb: x\n# end\n', 'a: 1\r\nb:\n  - y\n  - z\n# end\n'],
  ['no line feed at the end', 'a: 1\nb: x', 'a: 1\nb:\n  - y\n  - z'],
])('keeps %s', (_name, source, expected) => {
  expect(inYaml(source, { op: 'set', path: ['b'], value: ['y', 'z'] })).toBe(expected);
});

const ENTRY = '---\nname: Job\n---\n\n## Role\nText\n\n- a\n- b\n';
const inEntry = (source: string, ...changes: FieldChange[]) =>
  applyChanges('jobs/qa.md', source, changes);

test('changes the front matter and the body of a Markdown file', () => {
  expect(inEntry(ENTRY, { op: 'set', path: ['name'], value: 'Tester' })).toBe(
    ENTRY.replace('Job', 'Tester'),
  );
  expect(inEntry(ENTRY, { op: 'body', value: '## Role\nText' })).toBe(
    '---\nname: Job\n---\n\n## Role\nText\n',
  );
  expect(inEntry('---\nname: Job\n---\nText\n', { op: 'body', value: '\n\nNew\r\ntext' })).toBe(
    '---\nname: Job\n---\nNew\ntext\n',
  );
  expect(inEntry(ENTRY.replaceAll('\n', '\r\n'), { op: 'body', value: 'One\ntwo\n' })).toBe(
    '---\r\nname: Job\r\n---\r\n\r\nOne\r\ntwo\r\n',
  );
  expect(inEntry('---\nname: Job\n---', { op: 'body', value: 'Text' })).toBe(
    '---\nname: Job\n---\nText\n',
  );
  expect(parsedSource('jobs/qa.md', ENTRY)).toEqual({
    data: { name: 'Job' },
    body: '## Role\nText\n\n- a\n- b\n',
    bodyLine: 5,
  });
});

test('replaces a style sheet as a whole', () => {
  const change = { op: 'body', value: ':root {\n  --x: 1;\n}' } as const;
  expect(applyChanges('theme.css', '/* a */\n', [change])).toBe(':root {\n  --x: 1;\n}\n');
  const set: FieldChange = { op: 'set', path: ['a'], value: 1 };
  expect(() => applyChanges('theme.css', '', [set])).toThrow('This file has no fields.');
});
