import { expect, test } from 'vitest';
import { plural, pluralFormsOf } from './fill.ts';
import { mergeTranslations } from './translated-pack.ts';

test.each([
  ['en', ['one', 'many']],
  ['ne', ['one', 'many']],
  ['pl', ['one', 'few', 'many']],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['lt', ['one', 'few', 'many']],
  ['ja', ['many']],
])('%s needs the forms %j', (language, forms) => {
  expect(pluralFormsOf(language).toSorted()).toEqual(forms.toSorted());
});

const ENGLISH = { one: '{count} role', many: '{count} roles' };
const formsFor = (forms: object, language: string, counts: readonly number[]) => {
  const merged = mergeTranslations({ found: ENGLISH }, { found: forms }, language);
  const { found } = merged as { found: typeof ENGLISH };
  return counts.map((count) => plural(count, found));
};

test('chooses the form by the rule of the translation', () => {
  const polish = { one: 'oferta', few: 'oferty', many: 'ofert' };
  expect(formsFor(polish, 'pl', [0, 1, 2, 5, 12, 22, 101])).toEqual(
    'ofert oferta oferty ofert ofert oferty ofert'.split(' '),
  );
  const arabic = { zero: '0', one: '1', two: '2', few: '3', many: '11', other: '100' };
  expect(formsFor(arabic, 'ar', [0, 1, 2, 3, 11, 100, 103])).toEqual([
    '0',
    '1',
    '2',
    '3',
    '11',
    '100',
    '3',
  ]);
  // French counts 0 as one.
  expect(formsFor({ one: 'poste', many: 'postes' }, 'fr', [0, 1, 2])).toEqual([
    'poste',
    'poste',
    'postes',
  ]);
});

test('uses the English rule for English forms on a page in another language', () => {
  const merged = mergeTranslations({ found: ENGLISH }, {}, 'fr') as { found: typeof ENGLISH };
  expect(plural(0, merged.found)).toBe('{count} roles');
  expect(plural(1, merged.found)).toBe('{count} role');
});

test('uses the form for many if a translation lacks one', () => {
  expect(formsFor({ one: 'oferta', many: 'ofert' }, 'pl', [2])).toEqual(['ofert']);
});
