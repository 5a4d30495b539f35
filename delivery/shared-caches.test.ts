/** The headers for browsers, shared caches and CDNs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getRaw } from '#tests/get-raw.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp('SQLite');
});
afterAll(() => app.close());

const headersOf = async (path: string) => (await getRaw(app.origin + path)).headers;

/** The directives of a Cache-Control header, with their values. */
function directives(header = ''): Record<string, string> {
  return Object.fromEntries(header.split(/, */).map((part) => part.split('=') as [string, string]));
}

describe('a page that is the same for every reader', () => {
  test('may be cached by a CDN, but is revalidated by browsers', async () => {
    for (let n = 0; n < 2; n++) {
      const headers = await headersOf('/about');
      expect(directives(headers['cache-control'])).toMatchObject({
        public: undefined,
        'max-age': '0',
        'must-revalidate': undefined,
      });
      expect(Number(directives(headers['cache-control'])['s-maxage'])).toBeGreaterThan(0);
      // Browsers support it too and would show an old page.
      expect(headers['cache-control']).not.toContain('stale-while-revalidate');
      for (const name of ['cdn-cache-control', 'surrogate-control']) {
        const values = directives(headers[name]);
        for (const time of ['max-age', 'stale-while-revalidate', 'stale-if-error']) {
          expect(Number(values[time]), `${name}: ${time}`).toBeGreaterThan(0);
        }
      }
    }
  });

  test.each(['/events/code-night-repair-what-you-use', '/talents-on-demand/senior-react-engineer'])(
    'may not be served stale if it changes with the clock: %s',
    async (path) => {
      const headers = await headersOf(path);
      expect(headers['cdn-cache-control']).toBe('public, max-age=60');
      expect(headers['surrogate-control']).toBe('max-age=60');
    },
  );

  test('sends the same headers with 304', async () => {
    const { headers } = await getRaw(`${app.origin}/about`);
    const again = await getRaw(`${app.origin}/about`, { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    for (const name of ['cache-control', 'cdn-cache-control', 'cache-tag', 'no-vary-search']) {
      expect(again.headers[name], name).toBe(headers[name]);
    }
  });

  test.each([
    ['/', ['content', 'route-home']],
    ['/about', ['content', 'route-about']],
    ['/blogs-and-insights?page=2', ['content', 'route-blogs-and-insights']],
    [
      '/blogs-and-insights/estimate-without-lying',
      [
        'content',
        'route-blogs-and-insights-slug',
        'kind-blogs',
        'entry-blogs-estimate-without-lying',
      ],
    ],
    [
      '/drop-your-info?jobId=senior-react-engineer',
      [
        'content',
        'route-drop-your-info',
        'kind-job-listings',
        'entry-job-listings-senior-react-engineer',
      ],
    ],
  ])('%s has tags of its content', async (path, tags) => {
    const headers = await headersOf(path);
    expect(headers['cache-tag']).toBe(tags.join(','));
    expect(headers['surrogate-key']).toBe(tags.join(' '));
  });
});

test.each([
  ['/successful-submission?name=Mira', 'a value in the URL'],
  ['/blogs-and-insights?q=estimate', 'a search'],
  ['/staff-augmentation?salary=90000', 'one of too many amounts'],
  ['/newsletter?leave=x', 'a private link'],
  ['/no-such-page', 'an unknown page'],
  ['/events/no-such-event', 'an unknown entry'],
  ['/talents-on-demand/shopify-developer', 'a closed job'],
  ['/healthz', 'a probe'],
])('%s is not cached by shared caches: %s', async (path) => {
  const headers = await headersOf(path);
  expect(headers['cache-control']).toMatch(/^(private, no-cache|no-store)(, no-transform)?$/);
  for (const name of ['cdn-cache-control', 'surrogate-control', 'cache-tag', 'surrogate-key']) {
    expect(headers[name], name).toBeUndefined();
  }
});

describe('No-Vary-Search', () => {
  test.each([
    ['/about', 'params'],
    [
      '/talents-on-demand',
      'key-order, params, except=("q" "department" "level" "mode" "type" "location" "skill" "overlap" "sort" "page")',
    ],
    ['/service-packages', 'key-order, params, except=("goal" "order")'],
    [
      '/staff-augmentation',
      'key-order, params, except=("role" "level" "people" "salary" "typical")',
    ],
    ['/events/code-night-repair-what-you-use', 'params, except=("submissionGuid")'],
  ])('%s: %s', async (path, expected) => {
    expect((await headersOf(path))['no-vary-search']).toBe(expected);
  });

  test('matches the server: only the listed parameters change the page', async () => {
    const [one, same, other] = await Promise.all(
      [
        '?goal=be-found&order=price',
        '?order=price&utm_source=x&goal=be-found',
        '?goal=be-found',
      ].map((query) => headersOf(`/service-packages${query}`)),
    );
    expect(same?.etag).toBe(one?.etag);
    expect(other?.etag).not.toBe(one?.etag);
  });

  test('is missing where a redirect keeps the parameter', async () => {
    const { status, headers } = await getRaw(`${app.origin}/customers/nobody?utm_source=x`);
    expect(status).toBe(302);
    expect(headers['no-vary-search']).toBeUndefined();
  });
});

test.each([
  ['/about', 'a page, rendered and then from the cache'],
  ['/blogs-and-insights?q=estimate', 'a search'],
  ['/successful-submission?name=Mira', 'a value in the URL'],
  ['/no-such-page', 'an unknown page'],
  ['/talents-on-demand/shopify-developer', 'a closed job'],
  ['/console', 'the document of the console'],
  ['/api/docs/', 'the API’s reference page'],
])('no CDN may rewrite the HTML of %s: %s', async (path) => {
  for (let n = 0; n < 2; n++) {
    const headers = await headersOf(path);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toMatch(/, no-transform$/);
  }
});
