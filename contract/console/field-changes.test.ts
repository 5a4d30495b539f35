import { expect, test } from 'vitest';
import { CHANGE_LIMITS, FieldChanges } from './field-changes.ts';

const isAccepted = (change: unknown) => FieldChanges.safeParse([change]).success;
const set = (value: unknown, path: unknown = ['a']) => ({ op: 'set', path, value });
const nested = (levels: number): unknown =>
  JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

test.each([
  ['any JSON value', set({ a: [1, null, true, 'x', { b: -1.5 }] })],
  ['null', set(null)],
  ['a removed field', { op: 'unset', path: ['a', 0, 'b'] }],
  ['an item of a list that is the whole file', { op: 'insert', path: [], index: 0, value: 1 }],
  ['the deepest path', set(1, Array(CHANGE_LIMITS.depth).fill('a'))],
  ['the deepest value', set(nested(CHANGE_LIMITS.nesting))],
  ['the longest text', { op: 'body', value: 'x'.repeat(CHANGE_LIMITS.value - 2) }],
])('accepts %s', (_name, change) => {
  expect(isAccepted(change)).toBe(true);
});

test.each([
  ['a missing value', { op: 'set', path: ['a'] }],
  ['the root', set(1, [])],
  ['a path that is too deep', set(1, Array(CHANGE_LIMITS.depth + 1).fill('a'))],
  ['a negative position', { op: 'remove', path: ['a'], index: -1 }],
  ['a fraction', { op: 'move', path: ['a'], from: 0, to: 0.5 }],
  ['__proto__ in a path', set(1, ['a', '__proto__'])],
  ['constructor in a path', set(1, ['constructor'])],
  ['prototype in a path', set(1, ['prototype', 'x'])],
  ['__proto__ in a value', set(JSON.parse('[{ "__proto__": 1 }]'))],
  ['a value that is too deep', set(nested(CHANGE_LIMITS.nesting + 1))],
  ['a value that would overflow the stack', set(nested(5000))],
  ['a value that is too long', set('x'.repeat(CHANGE_LIMITS.value))],
  ['a text that is too long in bytes', { op: 'body', value: 'क'.repeat(100_000) }],
  ['U+0000', set(['a\0b'])],
  ['U+0000 in the text', { op: 'body', value: 'a\0b' }],
])('refuses %s', (_name, change) => {
  expect(isAccepted(change)).toBe(false);
});

test('limits the number of changes', () => {
  const changes = (count: number) => Array.from({ length: count }, () => set(1));
  expect(FieldChanges.safeParse(changes(CHANGE_LIMITS.changes)).success).toBe(true);
  expect(FieldChanges.safeParse(changes(CHANGE_LIMITS.changes + 1)).success).toBe(false);
});
