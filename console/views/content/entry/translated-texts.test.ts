import { expect, test } from 'vitest';
import type { FormField } from '#contract/console/form-fields.ts';
import { missingTexts, nextMissing, textPaths } from './translated-texts.ts';

const field = (key: string, kind: FormField['kind'], fields?: FormField[]): FormField => ({
  ...{ key, label: key, kind, isRequired: true, isProse: fields === undefined },
  ...(fields && { fields }),
});

/** As the form of a translation is: lists have a field for each item. */
const FIELDS = [
  field('title', 'text'),
  field('cards', 'list', [
    field('0', 'group', [field('title', 'text'), field('2024', 'text')]),
    field('1', 'text'),
  ]),
];

test('lists all texts with their paths', () => {
  expect(textPaths(FIELDS)).toEqual([
    ...[['title'], ['cards', 0, 'title'], ['cards', 0, '2024'], ['cards', 1]],
  ]);
  expect(textPaths([field('', 'list', [field('0', 'text')])])).toEqual([[0]]);
});

test('counts texts that are not there, empty, or left out of a list', () => {
  const data = { title: 'त', cards: [{ title: '' }, null] };
  const { total, missing } = missingTexts(FIELDS, data);
  expect(total).toBe(4);
  expect(missing).toEqual([
    ...[
      ['cards', 0, 'title'],
      ['cards', 0, '2024'],
      ['cards', 1],
    ],
  ]);
  expect(missingTexts(FIELDS, null).missing).toHaveLength(4);
});

test('goes from one missing text to the next, and then to the first again', () => {
  const order = textPaths(FIELDS);
  const missing = [['title'], ['cards', 1]];
  expect(nextMissing({ missing }, order, undefined)).toEqual(['title']);
  expect(nextMissing({ missing }, order, ['cards', 0, 'title'])).toEqual(['cards', 1]);
  expect(nextMissing({ missing }, order, ['cards', 1])).toEqual(['title']);
  expect(nextMissing({ missing: [] }, order, undefined)).toBeUndefined();
});
