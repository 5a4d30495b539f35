import { expect, test } from 'vitest';
import { PAGE_COPY } from '#contract/page-copy.ts';
import { pageOfPath } from '#contract/page-paths.ts';
import { searchedPages } from '#contract/searched-pages.ts';
import { routesOf } from './routes.ts';

const LISTED = { solutions: ['plan-it'], stories: ['acme'] };
const NAMES = { slug: 'brand', hub: '/experience', ...LISTED };
const ROUTES = routesOf(NAMES);

test.each(searchedPages(NAMES))('$path is a page with the copy $name', ({ path, name }) => {
  expect(ROUTES.map((route) => `/${route.path}`)).toContain(path);
  expect(pageOfPath(path, NAMES, LISTED)).toBe(name);
});

test.each(ROUTES.filter(({ path }) => path !== '*'))(
  '/$path is a page of a file of copy',
  ({ path }) => {
    const name = pageOfPath(`/${path}`, NAMES, LISTED);
    expect([...Object.keys(PAGE_COPY), 'solutions/plan-it', 'stories/acme']).toContain(name);
  },
);
