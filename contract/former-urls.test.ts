import { expect, test } from 'vitest';
import { FORMER_URL_LIMITS, FormerUrls, formerUrlKey } from './former-urls.ts';

const isAccepted = (...paths: string[]) => FormerUrls.safeParse(paths).success;

test.each(['/2024/01/a-post/', '/a.html', '/अनुमान', '/%e0%a4%85', '/a,b/c:d'])(
  'accepts %s',
  (path) => {
    expect(isAccepted(path)).toBe(true);
  },
);

test.each([
  ...['https://old.example/a', 'a', '//host/a', '/\\host', '/', '/a?b=1', '/a#b', '/a b', ''],
  ...['/a\u202eb', `/${'a'.repeat(FORMER_URL_LIMITS.length)}`],
])('refuses %s', (path) => {
  expect(isAccepted(path)).toBe(false);
});

test('a list has each path once, and a limit', () => {
  expect(isAccepted('/a', '/a/')).toBe(false);
  expect(isAccepted('/a', '/A')).toBe(true);
  const many = Array.from({ length: FORMER_URL_LIMITS.count + 1 }, (_, n) => `/${n}`);
  expect(isAccepted(...many)).toBe(false);
});

test('the same path has the same key, however it is written', () => {
  expect(formerUrlKey('/%E0%A4%85/')).toBe(formerUrlKey('/अ'));
  expect(formerUrlKey('/%')).toBe('/%');
});
