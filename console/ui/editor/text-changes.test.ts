import { expect, test } from 'vitest';
import { type TextChange, textChanges } from './text-changes.ts';

function apply(text: string, changes: readonly TextChange[]): string {
  return changes.reduceRight(
    (result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to),
    text,
  );
}

test.each([
  ['nothing', 'a\nb', 'a\nb', []],
  ['a word', 'one two three', 'one 2 three', [{ from: 4, to: 7, insert: '2' }]],
  ['an added line', 'a\nb\n', 'a\nx\nb\n', [{ from: 2, to: 2, insert: 'x\n' }]],
  ['a removed line', 'a\nb\nc\n', 'a\nc\n', [{ from: 2, to: 4, insert: '' }]],
  [
    'two places',
    'first\n\nmiddle\n\nlast\n',
    'First\n\nmiddle\n\nlast!\n',
    [
      { from: 0, to: 1, insert: 'F' },
      { from: 19, to: 19, insert: '!' },
    ],
  ],
  ['everything', '', 'a', [{ from: 0, to: 0, insert: 'a' }]],
  ['half of a pair', 'a😀', 'a😁', [{ from: 1, to: 3, insert: '😁' }]],
])('finds %s', (_name, former, next, expected) => {
  expect(textChanges(former, next)).toEqual(expected);
});

test('turns one text into another, whatever they are', () => {
  let seed = 1;
  const random = (limit: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % limit;
  };
  const text = () => Array.from({ length: random(12) }, () => 'ab\n\n'[random(4)]).join('');
  for (let n = 0; n < 2000; n++) {
    const former = text();
    const next = text();
    expect(apply(former, textChanges(former, next))).toBe(next);
  }
});

test('replaces a text with too many differences', () => {
  const lines = (name: string) => Array.from({ length: 900 }, (_, n) => `${name} ${n}\n`).join('');
  expect(textChanges(lines('a'), lines('b'))).toHaveLength(1);
});
