import { expect, test } from 'vitest';
import { relatedTo } from './load-entry.ts';

const item = (id: string, changes: object = {}) => ({
  id,
  slug: id,
  title: id,
  tags: ['Tag'],
  featuredImage: '/x.svg',
  ...changes,
});
const page = (ids: string[]) => async () => ({
  data: ids.map((id) => item(id)),
  total: ids.length,
});
const failingList = async () => {
  throw new Error('asked for the list');
};
const ids = (items: { id: string }[]) => items.map(({ id }) => id).join('');

test('shows entries that the author named: at most three, and only complete ones', async () => {
  expect(
    ids(
      await relatedTo(
        'x',
        ['a', 'b', 'c', 'd'].map((id) => item(id)),
        failingList,
      ),
    ),
  ).toBe('abc');
  const incomplete = [
    item('a', { tags: [] }),
    item('b', { featuredImage: '' }),
    item('c', { title: '' }),
    item('d'),
    item('e', { slug: undefined as never }),
  ];
  expect(ids(await relatedTo('x', incomplete, failingList))).toBe('d');
});

test('shows the newest other entries if none are named', async () => {
  expect(ids(await relatedTo('b', [], page(['a', 'b', 'c', 'd', 'e'])))).toBe('acd');
  expect(ids(await relatedTo('b', undefined, page(['b'])))).toBe('');
});

test('shows none if the list fails', async () => {
  expect(await relatedTo('b', [], failingList)).toEqual([]);
});
