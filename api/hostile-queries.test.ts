/** Queries that nobody types: each is refused or answered, and none is an error of ours. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/public-api.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const LISTS = ['/blogs', '/experience-nepal', '/learning-hubs', '/whitepapers'];

/** Values as they are typed. */
const TYPED = [
  '<script>xss(1)</script>',
  '"><img src=x onerror=xss(1)>',
  '</title></script><svg/onload=xss(1)>',
  'javascript:xss(1)',
  '{{constructor.constructor("xss(1)")()}}',
  '#{7*7}<%= 7*7 %>{% 7*7 %}',
  "' or '1'='1",
  "'; drop table articles; --",
  '1; select pg_sleep(10)',
  "') union select name, value from secrets --",
  "\\'; attach database '/tmp/x' as x; --",
  "1' and randomblob(1000000000) --",
  '$1 ? :q @q',
  '%',
  '_',
  '%%%_%_%',
  '\\',
  '\\\\%',
  '"',
  '"unclosed',
  '*',
  'a* OR b*',
  'NEAR(a b, 5)',
  'a AND NOT (b OR',
  '^title : -',
  '{title body} : a',
  'title:* NOT',
  'a + b',
  'a & | ! <-> b',
  "a':*",
  'a:*ABCD',
  '((((((((((',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  '-Infinity',
  '-1',
  '-0',
  '1e309',
  '0x10',
  '1.5',
  '9007199254740993',
  '99999999999999999999999999',
  'null',
  'undefined',
  'true',
  '[]',
  '{"$gt":""}',
  '../../../../etc/passwd',
  'a\r\nSet-Cookie: a=b',
  '\u0000',
  'a\u0000b',
  '\u2028\u202e\ufeff\uffff',
  'İıſẞﬃ',
  'a\u0301'.repeat(60),
  'द्'.repeat(90),
  '👩‍👩‍👧‍👦'.repeat(15),
  'a '.repeat(100),
  'a'.repeat(10_000),
  '%'.repeat(5000),
];

/** Whole queries, encoded as no browser would; `@` is the name of the parameter. */
const RAW = [
  '@=%00',
  '@=%ED%A0%80',
  '@=%ff%fe',
  '@=%c0%ae',
  '@=%zz',
  '@=%',
  '@=%u0041',
  '@=+%2B+',
  '@[]=a',
  '@[]=a&@[]=b',
  '@[a][b]=c',
  '@[__proto__][x]=1',
  '__proto__[@]=1&@=1',
  '@=a&@=b',
  '@',
  '@=',
  '&&&=&=&@=1&',
  '?@=1',
  '@=1#@=2',
  '@=1;@=2',
  '@=a&__proto__=x&constructor=y',
];

describeEachEngine('hostile queries', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  const queriesOf = (name: string) => [
    ...TYPED.map((value) => `${name}=${encodeURIComponent(value)}`),
    ...RAW.map((query) => query.replaceAll('@', name)),
  ];

  test.each(['q', 'filter', 'offset'])('%s: a list, or a refusal', async (name) => {
    for (const [index, query] of queriesOf(name).entries()) {
      const path = `${LISTS[index % LISTS.length]}?${query}`;
      const response = await fetch(app.origin + API_PREFIX + path);
      const body = await response.json();
      const expected =
        response.status === 200
          ? { data: expect.any(Array), total: expect.any(Number) }
          : { status: response.status, type: expect.stringMatching(/^urn:problem:/) };
      expect(body, path).toMatchObject(expected);
      expect([200, 400, 414], path).toContain(response.status);
    }
  });

  test.each(['q', 'filter', 'page'])('%s: a page all the same', async (name) => {
    for (const query of queriesOf(name)) {
      const path = `/blogs-and-insights?${query}`;
      const response = await fetch(app.origin + path, { redirect: 'manual' });
      expect(response.status, path).toBeLessThan(500);
      expect(response.headers.get('set-cookie'), path).toBeNull();
      // The words of a search stand in the page as words.
      expect(await response.text(), path).not.toMatch(/<(script|svg|img)[^>]*xss\(1\)|<script>xss/);
    }
  });

  test('afterwards everything is as it was', async () => {
    const { total } = await (await fetch(`${app.origin}${API_PREFIX}/blogs`)).json();
    expect(total).toBeGreaterThan(12);
    // The server runs in this process.
    expect(Object.keys(Object.getPrototypeOf({}))).toEqual([]);
  });
});
