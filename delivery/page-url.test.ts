import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { canonicalPathOf } from './page-url.ts';

const BLOG = '/blogs-and-insights/estimate-without-lying';

describe('a noncanonical URL of a page', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp('SQLite');
  });
  afterAll(() => app.close());

  test.each([
    ['/About', '/about'],
    ['/%61bout', '/about'],
    ['/%41bout', '/about'],
    ['/ABOUT/', '/about'],
    [BLOG.replace('blogs-and-insights', 'BLOGS-AND-INSIGHTS'), BLOG],
    [BLOG.replace('estimate', '%65stimate'), BLOG],
    ['/about', null],
    [BLOG, null],
    ['/', null],
  ])('%s: redirects to %s, with its query', async (from, to) => {
    for (const query of ['', '?utm_source=X&a=%26']) {
      for (const method of ['GET', 'HEAD']) {
        const response = await fetch(app.origin + from + query, { method, redirect: 'manual' });
        const expected = to ? [301, to + query] : [200, null];
        expect([response.status, response.headers.get('location')]).toEqual(expected);
      }
    }
    if (to) expect((await fetch(app.origin + to)).status).toBe(200);
  });

  test.each([
    '/Nobody',
    '/%6eobody',
    '/blogs-and-insights/Estimate-Without-Lying',
    '/About/us',
    '//about',
  ])('%s is not found, without a redirect', async (path) => {
    expect((await fetch(app.origin + path, { redirect: 'manual' })).status).toBe(404);
  });

  test('a post is not redirected', async () => {
    const response = await fetch(`${app.origin}/About`, { method: 'POST', redirect: 'manual' });
    expect(response.headers.get('location')).toBeNull();
  });
});

const ROUTES = [
  { path: '/' },
  { path: '/events' },
  { path: '/events/:slug' },
  { path: '/ui/:one?' },
];

test.each([
  // Slugs of a remote API may differ only by case.
  ['/Events/Talk', '/events/Talk'],
  ['/events/a%2fb', '/events/a%2Fb'],
  ['/events/a%2Fb%3f%23%25', '/events/a%2Fb%3F%23%25'],
  ['/events/%e0%a4%b8', '/events/%E0%A4%B8'],
  ['/events/a%20b%7e%41', '/events/a%20b~A'],
  ['/UI', '/ui'],
  ['/nobody/Here', '/nobody/Here'],
])('the canonical path of %s is %s', (path, canonical) => {
  expect(canonicalPathOf(path, ROUTES)).toBe(canonical);
  expect(canonicalPathOf(canonical, ROUTES)).toBe(canonical);
});
