import { expect, test } from 'vitest';
import { searchedPages } from '#contract/searched-pages.ts';
import { routesOf, TRANSLATED } from './routes.ts';

const NAMES = { slug: 'brand', hub: '/experience', stories: [] };

test.each(searchedPages(NAMES))(
  '$path is a page, in the languages that the search expects',
  ({ path, isTranslated }) => {
    const route = routesOf(NAMES).find((route) => `/${route.path}` === path);
    expect(route).toBeDefined();
    expect(isTranslated).toBe(TRANSLATED.has(route?.file ?? ''));
  },
);
