import { expect, test } from 'vitest';
import { pack } from '#tests/localized-pack.ts';
import { breadcrumbList } from './breadcrumb-list.ts';

test('omits steps without a page, and numbers the others', () => {
  const page = { pack, origin: 'https://a.example', location: { pathname: '/a/b', search: '?c' } };
  const breadcrumbs = [{ title: 'Group' }, { title: 'A', href: '/a' }, { title: 'B' }];
  const step = (position: number, name: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  });
  expect(breadcrumbList(breadcrumbs, page).itemListElement).toEqual([
    step(1, 'Home', 'https://a.example/'),
    step(2, 'A', 'https://a.example/a'),
    step(3, 'B', 'https://a.example/a/b'),
  ]);
});
