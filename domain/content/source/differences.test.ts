import { expect, test } from 'vitest';
import { changedFields, wordDiff } from './index.ts';

const BEFORE = `title: About # the tab
hero: { heading: Hello }
items:
  - slug: a
    text: One
  - slug: b
    text: Two
tags: [x, y]
`;

test('lists changed, added and removed fields', () => {
  const after = `items:
  - slug: b
    text: Two
  - slug: a
    text: 1
  - slug: c
hero:
  heading: Hi
  lede: New
tags: [x]
`;
  const fields = changedFields('a.yaml', BEFORE, after);
  expect(
    fields.map(({ path, before, after: later, missing }) => [
      path.join('.'),
      before,
      later,
      missing,
    ]),
  ).toEqual([
    ['items', expect.any(Array), expect.any(Array), null],
    ['items.1.text', 'One', 1, null],
    ['items.2', null, { slug: 'c' }, 'before'],
    ['hero.heading', 'Hello', 'Hi', null],
    ['hero.lede', null, 'New', 'before'],
    ['tags.1', 'y', null, 'after'],
    ['title', 'About', null, 'after'],
  ]);
  expect(fields.filter(({ isOrder }) => isOrder).map(({ path }) => path)).toEqual([['items']]);
});

test('comments and styles are no difference, the text is', () => {
  expect(changedFields('a.yaml', BEFORE, BEFORE.replace(' # the tab', ''))).toEqual([]);
  expect(changedFields('a.md', '---\na: 1\n---\nOld\n', '---\na: "1"\n---\nNew\n')).toMatchObject([
    { part: 'field', path: ['a'], before: 1, after: '1' },
    { part: 'body', path: ['body'], before: 'Old\n', after: 'New\n' },
  ]);
  expect(changedFields('a.yaml', BEFORE, 'a: [')).toMatchObject([
    { part: 'file', path: [], before: BEFORE, after: 'a: [' },
  ]);
});

test.each([
  ['The old house.', 'The new house.'],
  ['काठमाडौंको कार्यालय', 'काठमाडौंका कार्यालय'],
  ['two  spaces\nand lines', 'two spaces\n\nand lines'],
  ['', 'all new'],
  ['all gone', ''],
  ['', ''],
  ['same', 'same'],
  ['a 🎉 b', 'a 🎊 b'],
])('the parts of %j and %j are the texts', (before, after) => {
  const parts = wordDiff(before, after);
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect(without('added')).toBe(before);
  expect(without('removed')).toBe(after);
});

test('compares by words', () => {
  expect(wordDiff('The old house.', 'The new house.')).toEqual([
    { text: 'The ', kind: 'same' },
    { text: 'old', kind: 'removed' },
    { text: 'new', kind: 'added' },
    { text: ' house.', kind: 'same' },
  ]);
});

test('long texts are compared by lines, and very different ones as a whole', () => {
  const long = Array.from({ length: 4000 }, (_item, index) => `line number ${index}\n`).join('');
  expect(wordDiff(long, long.replace('number 7\n', 'no. 7\n')).map(({ kind }) => kind)).toEqual([
    'same',
    'removed',
    'added',
    'same',
  ]);
  const words = (start: number) =>
    Array.from({ length: 5000 }, (_item, index) => `w${start + index}`).join(' ');
  const started = performance.now();
  expect(wordDiff(words(0), words(9000)).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  expect(performance.now() - started).toBeLessThan(5000);
});
