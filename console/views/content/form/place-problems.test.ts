import { expect, test } from 'vitest';
import type { FormField } from '#contract/console/form-fields.ts';
import { countBelow, fieldLabel, placeProblems, problemsByField } from './place-problems.ts';

const field = (key: string, more: Partial<FormField>): FormField => ({
  key,
  label: key.toUpperCase(),
  kind: 'text',
  isRequired: true,
  isProse: false,
  ...more,
});
const problem = (name: string, isError = true) => ({
  file: 'a.md',
  field: name,
  message: 'is missing',
  isError,
});

const FIELDS = [
  field('title', {}),
  field('experts', {
    kind: 'list',
    item: field('', { label: 'Speaker', kind: 'group', fields: [field('bio', {})] }),
  }),
  field('fee', {
    kind: 'variants',
    variants: [
      field('', { kind: 'constant', value: 'Free' }),
      field('', { kind: 'group', fields: [field('sum', {})] }),
    ],
  }),
  field('claims', { kind: 'record', item: field('', { kind: 'group', fields: [field('x', {})] }) }),
];
const DATA = { experts: [{}, { bio: '' }], fee: { sum: 1 }, claims: { 'a.b': {} } };

test.each([
  ['title', ['title'], ['TITLE']],
  ['experts.1.bio', ['experts', 1, 'bio'], ['EXPERTS', 'Speaker 2', 'BIO']],
  ['fee.sum', ['fee', 'sum'], ['FEE', 'SUM']],
  ['claims.a.b.x', ['claims', 'a.b', 'x'], ['CLAIMS', 'a.b', 'X']],
  ['experts.1.unknown', ['experts', 1], ['EXPERTS', 'Speaker 2']],
  ['unknown', [], []],
  ['', [], []],
])('a problem of “%s” is shown at its nearest field', (name, path, labels) => {
  expect(placeProblems(FIELDS, DATA, [problem(name)])).toMatchObject([{ path, labels }]);
});

test('a file can be a list', () => {
  const list = field('', {
    kind: 'list',
    item: field('', { label: 'Author', kind: 'group', fields: [field('name', {})] }),
  });
  const [placed] = placeProblems([list], [{ name: '' }], [problem('0.name')]);
  expect(placed).toMatchObject({ path: [0, 'name'], labels: ['Author 1', 'NAME'] });
});

test('a field is named by the labels of the form', () => {
  expect(fieldLabel(FIELDS, DATA, ['experts', 1, 'bio'])).toBe('EXPERTS › Speaker 2 › BIO');
  expect(fieldLabel(FIELDS, DATA, ['former'])).toBe('former');
});

test('errors come before advice, and are counted by group', () => {
  const problems = [problem('title', false), problem('experts.0.bio'), problem('experts.1')];
  const placed = placeProblems(FIELDS, DATA, problems);
  expect(placed.map(({ problem }) => problem.isError)).toEqual([true, true, false]);
  const byField = problemsByField(placed);
  expect(countBelow(byField, ['experts'])).toBe(2);
  expect(countBelow(byField, ['experts', 0])).toBe(1);
  expect(countBelow(byField, ['claims'])).toBe(0);
});

test('a problem of a field that has changed since the check waits for the next one', () => {
  const changed = { ...DATA, title: 'A title' };
  const placed = placeProblems(FIELDS, changed, [problem('title'), problem('experts.1.bio')], DATA);
  expect(placed.map(({ isOutdated }) => isOutdated)).toEqual([true, false]);
  expect([...problemsByField(placed).keys()]).toEqual(['experts.1.bio']);
});
