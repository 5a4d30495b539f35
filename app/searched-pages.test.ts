import { expect, test } from 'vitest';
import { PAGE_COPY } from '#contract/page-copy.ts';
import { fileOfPage, type PageName, pageOfPath } from '#contract/page-paths.ts';
import { searchedPages } from '#contract/searched-pages.ts';
import { routesOf } from './routes.ts';

const LISTED = { solutions: ['plan-it'], stories: ['acme'], plain: ['imprint'] };
const NAMES = { slug: 'brand', hub: '/experience', ...LISTED };
const ROUTES = routesOf(NAMES);

test.each(searchedPages(NAMES))('$path is a page with the copy $name', ({ path, name }) => {
  expect(ROUTES.map((route) => `/${route.path}`)).toContain(path);
  expect(`pages/${pageOfPath(path, NAMES, LISTED)}.yaml`).toBe(fileOfPage(name, NAMES));
});

test.each(ROUTES.filter(({ path }) => path !== '*'))(
  '/$path is a page of a file of copy',
  ({ path }) => {
    const file = `pages/${pageOfPath(`/${path}`, NAMES, LISTED)}.yaml`;
    const files = (Object.keys(PAGE_COPY) as PageName[]).map((page) => fileOfPage(page, NAMES));
    const listed = Object.entries(LISTED).map(([folder, [name]]) => `pages/${folder}/${name}.yaml`);
    expect([...files, ...listed]).toContain(file);
  },
);
