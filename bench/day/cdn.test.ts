import { expect, test } from 'vitest';
import { Cdn, cdnRulesOf } from './cdn.ts';

test.each([
  [{ 'cache-control': 'public, max-age=300' }, 300, 0],
  [{ 'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60, no-transform' }, 60, 0],
  [
    {
      'cache-control': 'public, max-age=0, s-maxage=60',
      'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
    },
    60,
    600,
  ],
  [{ 'cache-control': 'private, max-age=60' }, 0, 0],
  [{ 'cache-control': 'no-cache' }, 0, 0],
  [{}, 0, 0],
])('reads %j', (headers: Record<string, string>, fresh, whileRevalidating) => {
  expect(cdnRulesOf(headers)).toEqual({ fresh, whileRevalidating });
});

test('an answer is fresh, then stale, then fetched, in each place and after a purge', () => {
  const cdn = new Cdn(
    [
      { fresh: 60, whileRevalidating: 600 },
      { fresh: 0, whileRevalidating: 0 },
    ],
    2,
  );
  const page = (now: number, place = 0) => cdn.request(0, place, now);
  expect([page(0), page(59), page(59, 1), page(60), page(61), page(900)]).toEqual([
    'fetched',
    'fresh',
    'fetched',
    'stale',
    'fresh',
    'fetched',
  ]);
  expect([cdn.request(1, 0, 901), cdn.request(1, 0, 901)]).toEqual(['fetched', 'fetched']);
  cdn.purge((answer) => answer === 0);
  expect(page(902)).toBe('fetched');
});
