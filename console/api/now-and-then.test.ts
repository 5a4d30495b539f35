import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nowAndThen } from './now-and-then.ts';
import { QueryCache } from './query-cache.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A count that goes up each time it is read. */
function watched() {
  let count = 0;
  const load = vi.fn(async () => ++count);
  const cache = new QueryCache();
  cache.watch('inbox/unread', nowAndThen(load, 3000), () => undefined);
  return { cache, load, change: () => cache.invalidate(['inbox']) };
}

test('of a storm of changes the first is read at once, and what there is after the last', async () => {
  const { cache, load, change } = watched();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(1);
  for (let at = 0; at < 10; at++) {
    change();
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(cache.state('inbox/unread')).toMatchObject({ data: 3, isLoading: false });
});

test('what is no longer wanted is not read, and does not put off what is', async () => {
  const load = vi.fn(async () => 1);
  const read = nowAndThen(load, 3000);
  await read(new AbortController().signal);
  const left = new AbortController();
  const given = expect(read(left.signal)).rejects.toThrow();
  left.abort();
  await given;
  const later = read(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await later).toBe(1);
  expect(load).toHaveBeenCalledTimes(2);
});
