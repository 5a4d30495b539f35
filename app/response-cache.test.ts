import { expect, test, vi } from 'vitest';
import { cachedOr, prefetchInto } from './response-cache.ts';

test('an answer asked for ahead is used once', async () => {
  const ask = vi.fn(async () => 'answer');
  await prefetchInto(() => cachedOr('/once', ask));
  expect(await cachedOr('/once', ask)).toBe('answer');
  expect(ask).toHaveBeenCalledTimes(1);
  await cachedOr('/once', ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what is asked for ahead again is on its way already', async () => {
  const ask = vi.fn(async () => 'answer');
  await prefetchInto(() => cachedOr('/twice', ask));
  await prefetchInto(() => cachedOr('/twice', ask));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a failure ahead is nobody’s, and the page asks again', async () => {
  await prefetchInto(() => cachedOr('/fails', () => Promise.reject(new Error('away'))));
  expect(await cachedOr('/fails', async () => 'back')).toBe('back');
});

test('a response is cached for a minute', async () => {
  vi.useFakeTimers();
  const ask = vi.fn(async () => 'answer');
  await prefetchInto(() => cachedOr('/old', ask));
  vi.advanceTimersByTime(60_000);
  await cachedOr('/old', ask);
  expect(ask).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
