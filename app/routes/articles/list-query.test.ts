import { expect, test } from 'vitest';
import { hrefOfList, listHandle, readListQuery } from './list-query.ts';

const FILTERS = { items: [{ id: 'all' }, { id: 'Company + Product' }] };
const read = (query: string) => readListQuery(new URLSearchParams(query), FILTERS);

test.each([
  ['', { q: '', filter: 'all', page: 1 }],
  ['q=%20tea%20&page=3', { q: 'tea', filter: 'all', page: 3 }],
  ['filter=Company+%2B+Product', { q: '', filter: 'Company + Product', page: 1 }],
  ['filter=nobody&page=0', { q: '', filter: 'all', page: 1 }],
  ['page=-1', { q: '', filter: 'all', page: 1 }],
  ['page=1.5', { q: '', filter: 'all', page: 1 }],
])('reads "%s" as %j', (query, listQuery) => {
  expect(read(query)).toEqual(listQuery);
});

test('truncates a search text that the API would refuse', () => {
  expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(200);
});

test('omits defaults from a URL, and reads it back', () => {
  expect(hrefOfList('/list', { q: '', filter: 'all', page: 1 })).toBe('/list');
  const query = { q: 'a & b', filter: 'Company + Product', page: 2 };
  const href = hrefOfList('/list', query);
  expect(read(new URL(href, 'http://x').search)).toEqual(query);
});

test('does not accept meaningless values', () => {
  const { accepts } = listHandle(FILTERS);
  expect(accepts?.filter).toEqual(['Company + Product']);
  for (const page of ['1', 'x', '-1']) expect(page).not.toMatch(accepts?.page as RegExp);
  expect('2').toMatch(accepts?.page as RegExp);
  expect('  ').not.toMatch(accepts?.q as RegExp);
});
