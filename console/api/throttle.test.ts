import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { invalidate, queryClient } from './queries.ts';
import { throttled } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A query that counts how often it is fetched. */
function makeCounter() {
  let count = 0;
  const load = vi.fn(async () => ++count);
  const read = throttled(load, 3000);
  const observer = new QueryObserver(queryClient, {
    queryKey: ['inbox/unread'],
    queryFn: ({ signal }) => read(signal),
  });
  onTestFinished(observer.subscribe(() => undefined));
  return { observer, load, change: () => invalidate(['inbox']) };
}

test('in a burst of changes fetches after the first and after the last', async () => {
  const { observer, load, change } = makeCounter();
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
  expect(observer.getCurrentResult()).toMatchObject({ data: 3, isFetching: false });
});

test('skips an aborted fetch without delaying the next', async () => {
  const load = vi.fn(async () => 1);
  const read = throttled(load, 3000);
  await read(new AbortController().signal);
  const aborted = new AbortController();
  const rejection = expect(read(aborted.signal)).rejects.toThrow();
  aborted.abort();
  await rejection;
  const later = read(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await later).toBe(1);
  expect(load).toHaveBeenCalledTimes(2);
});
