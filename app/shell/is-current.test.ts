import { expect, test } from 'vitest';
import { isCurrent } from './is-current.ts';

test.each([
  ['/', '/', true],
  ['/about', '/', false],
  ['/talents-on-demand', '/talents-on-demand', true],
  ['/talents-on-demand/qa-trainee', '/talents-on-demand', true],
  ['/eventsful', '/events', false],
])('%s stands under %s: %s', (pathname, href, expected) => {
  expect(isCurrent(pathname, href)).toBe(expected);
});
