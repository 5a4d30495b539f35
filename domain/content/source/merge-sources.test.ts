import { expect, test } from 'vitest';
import { type ConflictChoice, mergeSources, resolveConflicts } from './index.ts';

const BASE = `# About us.
title: About
hero:
  heading: Hello
  lede: Welcome
offices:
  - name: Kathmandu
    city: Kathmandu
    phone: "1"
  - name: Portland
    city: Portland
    phone: "2"
keywords: [one, two, three]
text:
  - First paragraph.
  - Second paragraph.
`;

const lines = (text: string) => text.split('\n').sort();

type Edit = (source: string) => string;
const replace = (from: string, to: string) => (source: string) => {
  expect(source).toContain(from);
  return source.replace(from, () => to);
};
const all =
  (...edits: Edit[]): Edit =>
  (source) =>
    edits.reduce((text, edit) => edit(text), source);
const PORTLAND = '  - name: Portland\n    city: Portland\n    phone: "2"\n';
const KATHMANDU = '  - name: Kathmandu\n    city: Kathmandu\n    phone: "1"\n';
const merge = (mine: Edit, theirs: Edit) => mergeSources('a.yaml', BASE, mine(BASE), theirs(BASE));

test.each<[string, Edit, Edit]>([
  ['two fields', replace('title: About', 'title: A'), replace('Hello', 'Hi # loud')],
  ['neighboring fields', replace('Hello', 'Hi'), replace('Welcome', 'Come in')],
  ['fields of one item', replace('city: Kathmandu', 'city: Patan'), replace('"1"', '"3"')],
  ['two items', replace('"1"', '"11"'), replace('"2"', '"22"')],
  ['an item and its removed neighbor', replace('"1"', '"11"'), replace(PORTLAND, '')],
  ['a renamed item', replace('name: Portland', 'name: Salem'), replace('"2"', '"22"')],
  ['two paragraphs', replace('First', '1st'), replace('Second', '2nd')],
  ['words in brackets', replace('one', 'a'), replace('three', 'c')],
  ['a comment and a field', replace('# About us.', '# About them.'), replace('Hello', 'Hi')],
  ['added fields', replace('  lede', '  a: 1\n  lede'), replace('Hello', 'Hello\n  b: 2')],
  ['removed fields', replace('  lede: Welcome\n', ''), replace('title: About\n', '')],
])('merges changes of %s in both orders', (_name, mine, theirs) => {
  const merged = merge(mine, theirs);
  expect(merged.conflicts).toEqual([]);
  // The text may differ in the order of added fields, but not in what it says.
  expect(lines(merged.text)).toEqual(lines(all(mine, theirs)(BASE)));
  expect(lines(merge(theirs, mine).text)).toEqual(lines(merged.text));
});

test('the same change on both sides is no conflict', () => {
  const change = replace('Hello', 'Hi');
  expect(merge(all(change, replace('title: About', 'title: B')), change).conflicts).toEqual([]);
});

test('moves an item that the other side changed', () => {
  const moved = replace(KATHMANDU + PORTLAND, PORTLAND + KATHMANDU);
  const expected = all(replace('"2"', '"22"'), (text) => text);
  const swapped = moved(BASE);
  for (const [mine, theirs] of [
    [moved, expected],
    [expected, moved],
  ] as const) {
    const { text, conflicts } = merge(mine, theirs);
    expect(conflicts).toEqual([]);
    expect(text).toBe(expected(swapped));
  }
});

test('both sides add different items', () => {
  const add = (name: string) => replace(PORTLAND, `${PORTLAND}  - name: ${name}\n`);
  const { text, conflicts } = merge(add('Pokhara'), add('Salem'));
  expect(conflicts).toEqual([]);
  expect(text).toContain('- name: Pokhara');
  expect(text).toContain('- name: Salem');
});

const resolve = (merged: { text: string; conflicts: ConflictChoice['conflict'][] }) =>
  (['mine', 'base', 'theirs'] as const).map((choice) => {
    const choices = merged.conflicts.map((conflict) => ({ conflict, choice }));
    return resolveConflicts('a.yaml', merged.text, choices);
  });

test.each<[string, Edit, Edit, object]>([
  [
    'a field',
    replace('Hello', 'Hi'),
    replace('Hello', 'Hey'),
    { path: ['hero', 'heading'], base: 'Hello', mine: 'Hi', theirs: 'Hey', missing: [] },
  ],
  [
    'a paragraph of a list',
    replace('Second', '2nd'),
    replace('Second', 'Last'),
    { path: ['text', 1], mine: '2nd paragraph.', theirs: 'Last paragraph.', missing: [] },
  ],
  [
    'a field that one side removed',
    replace('  lede: Welcome\n', ''),
    replace('Welcome', 'Come in'),
    { path: ['hero', 'lede'], base: 'Welcome', mine: null, theirs: 'Come in', missing: ['mine'] },
  ],
  [
    'a field that the other side removed',
    replace('Welcome', 'Come in'),
    replace('  lede: Welcome\n', ''),
    { path: ['hero', 'lede'], mine: 'Come in', theirs: null, missing: ['theirs'] },
  ],
  [
    'an item that one side removed',
    replace(KATHMANDU, ''),
    replace('"1"', '"11"'),
    { path: ['offices', 0], mine: null, missing: ['mine'] },
  ],
  [
    'an item that the other side removed',
    replace('"2"', '"22"'),
    replace(PORTLAND, ''),
    { path: ['offices', 1], theirs: null, missing: ['theirs'] },
  ],
  [
    'a field that both sides add',
    replace('  lede', '  extra: 1\n  lede'),
    replace('  lede', '  extra: 2\n  lede'),
    { path: ['hero', 'extra'], base: null, mine: 1, theirs: 2, missing: ['base'] },
  ],
  [
    'a list and a text',
    replace('[one, two, three]', 'one'),
    replace('one, ', ''),
    { path: ['keywords'], mine: 'one', theirs: ['two', 'three'] },
  ],
])('reports and resolves a conflict in %s', (_name, mine, theirs, expected) => {
  const merged = merge(mine, theirs);
  expect(merged.conflicts).toMatchObject([{ part: 'field', lines: null, ...expected }]);
  expect(merged.text).toBe(theirs(BASE));
  const [myText, baseText, theirText] = resolve(merged);
  expect(lines(myText ?? '')).toEqual(lines(mine(BASE)));
  if (!merged.conflicts[0]?.missing.includes('base')) {
    expect(lines(baseText ?? '')).toEqual(lines(BASE));
  }
  expect(theirText).toBe(theirs(BASE));
});

test('resolves several items of a list, and a value written instead', () => {
  const mine = all(replace('"1"', '"11"'), replace(PORTLAND, ''), replace('Hello', 'Hi'));
  const theirs = all(replace(KATHMANDU, ''), replace('"2"', '"22"'), replace('Hello', 'Hey'));
  const { text, conflicts } = merge(mine, theirs);
  expect(conflicts.map(({ path }) => path)).toEqual([
    ['hero', 'heading'],
    ['offices', 0],
    ['offices', 0],
  ]);
  const choices = conflicts.map((conflict): ConflictChoice => {
    const choice = conflict.path[0] === 'hero' ? { value: 'Hello, you' } : 'mine';
    return { conflict, choice };
  });
  expect(resolveConflicts('a.yaml', text, choices)).toBe(
    all(replace('Hello', 'Hello, you'), replace('"1"', '"11"'), replace(PORTLAND, ''))(BASE),
  );
});

test('a file that is not valid YAML on one side is one conflict', () => {
  const broken = 'title: [About\n';
  const { text, conflicts } = merge(replace('Hello', 'Hi'), () => broken);
  expect(text).toBe(broken);
  expect(conflicts).toMatchObject([{ part: 'file', path: [], theirs: broken, missing: [] }]);
  const [conflict] = conflicts;
  if (!conflict) throw new Error('no conflict');
  expect(resolveConflicts('a.yaml', text, [{ conflict, choice: 'mine' }])).toContain('Hi');
});

test('a side that did not change its text keeps the bytes of the other one', () => {
  const windows = BASE.replaceAll('\n', '\r\n');
  const theirs = replace('Hello', 'Hi')(windows);
  expect(mergeSources('a.yaml', BASE, windows, theirs)).toEqual({ text: theirs, conflicts: [] });
  const mine = replace('title: About', 'title: Us')(BASE);
  expect(mergeSources('a.yaml', BASE, mine, theirs).text).toBe(
    theirs.replace('title: About', 'title: Us'),
  );
});
