import { expect, test } from 'vitest';
import type { FieldChange } from '#contract/console/field-changes.ts';
import { applyChanges } from '#domain/content/source/index.ts';
import { type BasedChange, withoutRepeated } from './repeated-changes.ts';

const FILE = 'pages/a.yaml';
const SOURCE = 'hero:\n  heading: Old\ntags: [a, b]\nlede: Text\n';

const set = (path: string[], value: string, base: unknown): BasedChange => ({
  change: { op: 'set', path, value },
  base,
});

const TYPED: BasedChange[] = [
  set(['hero', 'heading'], 'One', 'Old'),
  { change: { op: 'insert', path: ['tags'], index: 0, value: 'c' }, base: ['a', 'b'] },
  set(['hero', 'heading'], 'Two', 'One'),
  { change: { op: 'remove', path: ['tags'], index: 2 }, base: ['c', 'a', 'b'] },
  { change: { op: 'move', path: ['tags'], from: 0, to: 1 }, base: ['c', 'a'] },
  { change: { op: 'unset', path: ['lede'] }, base: 'Text' },
];

const changesOf = (based: readonly BasedChange[]): FieldChange[] =>
  based.map(({ change }) => change);

const after = (count: number) => applyChanges(FILE, SOURCE, changesOf(TYPED.slice(0, count)));

test('nothing is repeated in a source without the changes', () => {
  expect(withoutRepeated(FILE, SOURCE, TYPED)).toEqual(TYPED);
});

test.each([1, 2, 3, 4, 5, 6])(
  'the first %i changes are recognized, and the others stay',
  (count) => {
    expect(withoutRepeated(FILE, after(count), TYPED)).toEqual(TYPED.slice(count));
  },
);

test('a colleague’s change of another field does not hide them', () => {
  const source = after(6).replace('Two', 'Theirs');
  const rest = withoutRepeated(FILE, source, TYPED);
  expect(changesOf(rest)).toEqual(changesOf(TYPED.filter(({ change }) => isHeading(change))));
});

const isHeading = (change: FieldChange) => change.op === 'set';

test('text is recognized although a colleague changed a field', () => {
  const body = (value: string, base: string): BasedChange => ({
    change: { op: 'body', value },
    base,
  });
  const changes = [body('One\n', 'Old\n'), body('Two', 'One\n'), body('Three\n', 'Two')];
  const source = '---\ntitle: Theirs\n---\n\nTwo\n';
  expect(withoutRepeated('blogs/a.md', source, changes)).toEqual(changes.slice(2));
});
