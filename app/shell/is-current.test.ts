import { expect, test } from 'vitest';
import { pack } from '#tests/localized-pack.ts';
import { isCurrent } from './is-current.ts';

test.each([
  ['/', '/', true],
  ['/about', '/', false],
  ['/talents-on-demand', '/talents-on-demand', true],
  ['/talents-on-demand/qa-trainee', '/talents-on-demand', true],
  ['/eventsful', '/events', false],
  ['/events', '/ne', false],
  ['/', '/ne', true],
  ['/events/fair', '/ne/events', true],
])('%s is at or below %s: %s', (pathname, href, expected) => {
  expect(isCurrent(pack, pathname, href)).toBe(expected);
});
