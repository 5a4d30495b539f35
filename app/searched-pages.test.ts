import { expect, test } from 'vitest';
import { PAGE_COPY } from '#contract/page-copy.ts';
import { pageOfPath } from '#contract/page-paths.ts';
import { searchedPages } from '#contract/searched-pages.ts';
import { routesOf } from './routes.ts';

const STORIES = ['acme'];
const NAMES = { slug: 'brand', hub: '/experience', stories: STORIES };
const ROUTES = routesOf(NAMES);

test.each(searchedPages(NAMES))('$path is a page with the copy $name', ({ path, name }) => {
  expect(ROUTES.map((route) => `/${route.path}`)).toContain(path);
  expect(pageOfPath(path, NAMES, STORIES)).toBe(name);
});

test.each(ROUTES.filter(({ path }) => path !== '*'))(
  '/$path is a page of a file of copy',
  ({ path }) => {
    const name = pageOfPath(`/${path}`, NAMES, STORIES);
    expect([...Object.keys(PAGE_COPY), 'stories/acme']).toContain(name);
  },
);
