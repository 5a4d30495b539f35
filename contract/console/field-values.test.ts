import { expect, test } from 'vitest';
import { newValue, variantIndex } from './field-values.ts';
import type { FormField } from './form-fields.ts';

const field = (key: string, more: Partial<FormField> = {}): FormField => ({
  key,
  label: key,
  kind: 'text',
  isRequired: true,
  isProse: false,
  ...more,
});
const LINK = field('', { kind: 'group', fields: [field('title'), field('href')] });
const MENU = field('', {
  kind: 'group',
  fields: [
    field('title'),
    field('items', { kind: 'list', min: 2, item: LINK }),
    field('feature', { isRequired: false }),
  ],
});
const FREE = field('', { kind: 'constant', value: 'Free' });
const AMOUNT = field('', { kind: 'number', min: 1 });

test('a new group has only what is required', () => {
  const link = { title: '', href: '' };
  expect(newValue(MENU)).toEqual({ title: '', items: [link, link] });
});

test('a new choice and a new number have their first or default values', () => {
  const options = [{ value: 'a', label: 'A' }];
  expect(newValue(field('', { kind: 'choice', options }))).toBe('a');
  expect(newValue(field('', { kind: 'choice', options, value: 'b' }))).toBe('b');
  expect(newValue(AMOUNT)).toBe(1);
  expect(newValue(field('', { kind: 'boolean' }))).toBe(false);
});

test.each([
  [{ title: 'a', href: '/a' }, 0],
  [{ title: 'a', items: [] }, 1],
  [{ title: 'a', items: [], feature: '' }, 1],
])('%j is a link or a menu', (value, index) => {
  expect(variantIndex([LINK, MENU], value)).toBe(index);
});

test.each([
  ['Free', 0],
  [1500, 1],
])('%j is a constant or a number', (value, index) => {
  expect(variantIndex([FREE, AMOUNT], value)).toBe(index);
});

test('a fixed value decides between groups', () => {
  const kind = (value: string) => field('kind', { kind: 'constant', value });
  const blocks = ['a', 'b'].map((name) => field('', { kind: 'group', fields: [kind(name)] }));
  expect(variantIndex(blocks, { kind: 'b', other: 1 })).toBe(1);
});
