import { expect, test } from 'vitest';
import { relatedTo } from './load-entry.ts';

const item = (id: string, lacks: object = {}) => ({
  id,
  slug: id,
  title: id,
  tags: ['Tag'],
  featuredImage: '/x.svg',
  ...lacks,
});
const page = (ids: string[]) => async () => ({
  data: ids.map((id) => item(id)),
  total: ids.length,
});
const never = async () => {
  throw new Error('asked for the list');
};
const ids = (items: { id: string }[]) => items.map(({ id }) => id).join('');

test('what the author named, at most three, and only with all that a card needs', async () => {
  expect(
    ids(
      await relatedTo(
        'x',
        ['a', 'b', 'c', 'd'].map((id) => item(id)),
        never,
      ),
    ),
  ).toBe('abc');
  const lacking = [
    item('a', { tags: [] }),
    item('b', { featuredImage: '' }),
    item('c', { title: '' }),
    item('d'),
    item('e', { slug: undefined as never }),
  ];
  expect(ids(await relatedTo('x', lacking, never))).toBe('d');
});

test('the newest of the others where none are named', async () => {
  expect(ids(await relatedTo('b', [], page(['a', 'b', 'c', 'd', 'e'])))).toBe('acd');
  expect(ids(await relatedTo('b', undefined, page(['b'])))).toBe('');
});

test('a list that fails leaves none', async () => {
  expect(await relatedTo('b', [], never)).toEqual([]);
});
