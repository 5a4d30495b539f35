/** Hostile queries, none of which may cause a server error. */
import { expect } from 'vitest';

/** Unencoded values. */
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

/** Whole queries in unusual encodings; `@` is the parameter's name. */
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

/** All of them as queries of this parameter. */
export const queriesOf = (name: string): string[] => [
  ...TYPED.map((value) => `${name}=${encodeURIComponent(value)}`),
  ...RAW.map((query) => query.replaceAll('@', name)),
];

/** The page is rendered, and shows what the query has only as text. */
export async function expectPage(
  origin: string,
  query: string,
  page = '/blogs-and-insights',
): Promise<void> {
  const path = `${page}?${query}`;
  const response = await fetch(origin + path, { redirect: 'manual' });
  expect(response.status, path).toBeLessThan(500);
  expect(response.headers.get('set-cookie'), path).toBeNull();
  expect(await response.text(), path).not.toMatch(/<(script|svg|img)[^>]*xss\(1\)|<script>xss/);
}
