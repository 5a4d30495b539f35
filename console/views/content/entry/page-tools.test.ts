import { expect, test } from 'vitest';
import type { FormField } from '#contract/console/form-fields.ts';
import { itemAt, mayUse, type PageEntry, sectionAt, toolGroups } from './page-tools.ts';

const field = (key: string, kind: FormField['kind'], more: Partial<FormField> = {}): FormField => ({
  ...{ key, label: key, kind, isRequired: true, isProse: kind === 'text' },
  ...more,
});
const group = (key: string, ...fields: FormField[]) => field(key, 'group', { fields });
const list = (key: string, item: FormField, more: Partial<FormField> = {}) =>
  field(key, 'list', { item, ...more });
const section = (id: string, label: string, more: object = {}) => ({
  ...{ id, label, isOptional: true, isMovable: true, group: 'body' },
  ...more,
});

const card = group('', field('title', 'text'), list('points', field('', 'text')));
const FIELDS: FormField[] = [
  field('sections', 'sections', {
    isRequired: false,
    sections: [
      section('hero', 'Top', { isOptional: false, isMovable: false, group: 'top' }),
      section('why', 'Why'),
      section('figures', 'Figures', { copy: 'why.figures' }),
      section('meter', 'Meter', { copy: 'impact-meter.yaml' }),
    ],
  }),
  group('hero', field('heading', 'text')),
  group(
    'why',
    list('items', { ...card, label: 'Card' }, { min: 1, max: 3 }),
    list('pairs', field('', 'text'), { min: 2, max: 2 }),
    group('figures', field('title', 'text')),
  ),
  // A translation: one field for each item of the English list.
  field('fixed', 'list', { fields: [field('0', 'text')] }),
];
const DATA = {
  hero: { heading: 'H' },
  why: {
    items: [
      { title: 'A', points: ['a', 'b'] },
      { title: 'B', points: [] },
    ],
    pairs: ['x', 'y'],
    figures: { title: 'F' },
  },
  fixed: ['T'],
};
const ENTRY: PageEntry = { file: 'pages/home.yaml', fields: FIELDS, data: DATA };
const name = (path: string) => `pages/home.yaml#${path}`;
const at = (...fields: string[]) => ({ fields: fields.map(name), around: [] });

test('the innermost list around a field is the one that is changed', () => {
  expect(itemAt(ENTRY, name('why.items.1.title'))).toMatchObject({
    path: ['why', 'items'],
    ...{ index: 1, count: 2, rest: ['title'] },
  });
  expect(itemAt(ENTRY, name('why.items.0.points.1'))).toMatchObject({
    path: ['why', 'items', 0, 'points'],
    ...{ index: 1, count: 2, rest: [] },
  });
});

test.each([
  name('hero.heading'),
  name('fixed.0'),
  name('why.items.7.title'),
  'pages/about.yaml#why.items.0.title',
  'nothing',
])('%s is not in a list that can be changed', (field) => {
  expect(itemAt(ENTRY, field)).toBeUndefined();
});

test('tools that the limits of the list forbid are off', () => {
  const offOf = (target: ReturnType<typeof at>, entry = ENTRY) =>
    toolGroups(entry, target)[0]?.tools.map(({ id, isOff }) => (isOff ? '' : id));
  expect(offOf(at('why.items.0.title'))).toEqual(['', 'item-down', 'item-add', 'item-remove']);
  expect(offOf(at('why.items.1.title'))).toEqual(['item-up', '', 'item-add', 'item-remove']);
  const items = [{ title: 'A' }];
  const one = { ...ENTRY, data: { why: { items } } };
  expect(offOf(at('why.items.0.title'), one)).toEqual(['', '', 'item-add', '']);
  const full = { ...ENTRY, data: { why: { items: [...items, ...items, ...items] } } };
  expect(offOf(at('why.items.1.title'), full)).toEqual(['item-up', 'item-down', '', 'item-remove']);
  // A list of fixed length can only be reordered.
  expect(offOf(at('why.pairs.1'))).toEqual(['item-up', '']);
});

test('a tool that is off, or of something else, may not be used', () => {
  expect(mayUse(ENTRY, at('why.items.0.title'), 'item-down')).toBe(true);
  expect(mayUse(ENTRY, at('why.items.0.title'), 'item-up')).toBe(false);
  expect(mayUse(ENTRY, at('hero.heading'), 'item-down')).toBe(false);
  expect(mayUse(ENTRY, at('hero.heading'), 'section-hide')).toBe(false);
});

test('a section is found by the path of its texts, or by those around an element', () => {
  const idAt = (fields: string[], around: string[] = []) =>
    sectionAt(ENTRY, { fields, around })?.section.id;
  expect(idAt([name('why.items.0.title')])).toBe('why');
  expect(idAt([name('why.figures.title')])).toBe('figures');
  expect(idAt(['impact-meter.yaml#title'])).toBe('meter');
  expect(idAt(['claims.yaml#cost.label'], [name('why.figures.title')])).toBe('figures');
  expect(idAt(['site.yaml#name'])).toBeUndefined();
});

test('sections move within their group, and hidden ones have no tools', () => {
  const sectionTools = (data: object, field: string) =>
    toolGroups({ ...ENTRY, data }, at(field)).flatMap(({ tools }) =>
      tools.filter(({ id, isOff }) => id.startsWith('section') && !isOff).map(({ id }) => id),
    );
  expect(sectionTools(DATA, 'why.figures.title')).toEqual([
    ...['section-up', 'section-down', 'section-hide'],
  ]);
  expect(sectionTools(DATA, 'why.items.0.title')).toEqual(['section-down', 'section-hide']);
  expect(sectionTools(DATA, 'hero.heading')).toEqual([]);
  const hidden = { ...DATA, sections: ['hero', 'why', 'meter'] };
  expect(sectionTools(hidden, 'why.figures.title')).toEqual([]);
});
