import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mutate } from './mutate.ts';
import {
  coversKey,
  type Edit,
  EVERYTHING,
  erase,
  invalidate,
  queryClient,
  refreshOlderThan,
  setCached,
} from './queries.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** Flushes what has settled. */
const flush = () => vi.advanceTimersByTimeAsync(0);

/** A query whose requests end when the test says so. */
function makeQuery(key: string) {
  const ends: { resolve: (data: unknown) => void; reject: (error: unknown) => void }[] = [];
  const signals: AbortSignal[] = [];
  const load = vi.fn(({ signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise<unknown>((resolve, reject) => ends.push({ resolve, reject }));
  });
  const observer = new QueryObserver(queryClient, { queryKey: [key], queryFn: load });
  return {
    load,
    signals,
    state: () => observer.getCurrentResult(),
    refetch: () => observer.refetch(),
    watch: () => observer.subscribe(() => undefined),
    answer: async (data: unknown, at = ends.length - 1) => {
      ends[at]?.resolve(data);
      await flush();
    },
    fail: async (error: unknown) => {
      ends.at(-1)?.reject(error);
      await flush();
    },
  };
}

/** An optimistic mutation that ends when the test says so. */
function makeEdit(key: string, change: Edit['change']) {
  let end: { resolve: () => void; reject: (error: unknown) => void } | undefined;
  const done = mutate({
    edits: [{ key, change }],
    send: () => new Promise<void>((resolve, reject) => (end = { resolve, reject })),
    onProblem: () => true,
  });
  return {
    finish: async () => {
      await flush();
      end?.resolve();
      await done;
      await flush();
    },
    refuse: async () => {
      await flush();
      end?.reject(new Error('No'));
      await done;
      await flush();
    },
  };
}

test.each([
  ['applications', 'applications', true],
  ['applications', 'applications?stage=new', true],
  ['applications', 'applications/counts', true],
  ['application:1', 'application:1/notes', true],
  ['application:1', 'application:12', false],
  ['application', 'applications', false],
  ['applications?stage=new', 'applications', false],
  [EVERYTHING, 'anything', true],
])('%s covers %s: %s', (changed, key, expected) => {
  expect(coversKey(changed, key)).toBe(expected);
});

test('shows cached data and refetches in the background', async () => {
  const { watch, state, answer } = makeQuery('staff');
  const stop = watch();
  expect(state()).toMatchObject({ data: undefined, isFetching: true });
  await answer('old');
  stop();
  await vi.advanceTimersByTimeAsync(4000);
  watch();
  expect(state()).toMatchObject({ data: 'old', isFetching: true });
  await answer('new');
  expect(state()).toMatchObject({ data: 'new', isFetching: false });
});

test('keeps the data after a failed refetch', async () => {
  const { watch, state, answer, fail, refetch } = makeQuery('staff');
  watch();
  await answer('old');
  void refetch();
  await fail('gone');
  expect(state()).toMatchObject({ data: 'old', error: 'gone', isFetching: false });
});

test('fails without a connection instead of pausing', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const { watch, state, fail } = makeQuery('staff');
  watch();
  await fail('offline');
  expect(state()).toMatchObject({ error: 'offline', fetchStatus: 'idle' });
});

test('refetches mounted queries now and others when they mount', async () => {
  const mounted = makeQuery('applications?stage=new');
  const unmounted = makeQuery('applications?stage=offer');
  mounted.watch();
  await mounted.answer(1);
  const stop = unmounted.watch();
  await unmounted.answer(1);
  stop();
  invalidate(['applications']);
  expect(mounted.load).toHaveBeenCalledTimes(2);
  expect(unmounted.load).toHaveBeenCalledTimes(1);
  unmounted.watch();
  expect(unmounted.load).toHaveBeenCalledTimes(2);
});

test('refetches after a change during the first fetch', async () => {
  const { watch, state, load, signals, answer } = makeQuery('staff');
  watch();
  invalidate(['staff']);
  expect(load).toHaveBeenCalledTimes(2);
  expect(signals[0]?.aborted).toBe(true);
  await answer('before', 0);
  expect(state().data).toBeUndefined();
  await answer('after', 1);
  expect(state()).toMatchObject({ data: 'after', isFetching: false });
});

test('refetches a failed query only after its own changes', async () => {
  const failed = makeQuery('application:1');
  failed.watch();
  await failed.fail('not found');
  invalidate(['staff']);
  expect(failed.load).toHaveBeenCalledTimes(1);
  invalidate(['application:1']);
  expect(failed.load).toHaveBeenCalledTimes(2);
});

test('refetches old data when the tab becomes visible, but not pending queries', async () => {
  const old = makeQuery('staff');
  old.watch();
  await old.answer(1);
  await vi.advanceTimersByTimeAsync(10_000);
  const pendingQuery = makeQuery('jobs');
  pendingQuery.watch();
  refreshOlderThan(5000);
  expect(old.load).toHaveBeenCalledTimes(2);
  expect(pendingQuery.load).toHaveBeenCalledTimes(1);
});

test('keeps the result of the later of two fetches', async () => {
  const { watch, state, answer, signals } = makeQuery('staff');
  watch();
  invalidate(['staff']);
  expect(signals[0]?.aborted).toBe(true);
  await answer('second', 1);
  await answer('first', 0);
  expect(state().data).toBe('second');
});

test('cancels a pending fetch when an answer is stored', async () => {
  const { watch, state, answer, refetch } = makeQuery('staff');
  watch();
  await answer('old');
  void refetch();
  setCached('staff', 'known');
  await answer('older', 1);
  expect(state().data).toBe('known');
});

test('shows an edit immediately and ignores earlier fetches', async () => {
  const { watch, state, load, answer, refetch } = makeQuery('count');
  watch();
  await answer(1);
  void refetch();
  const edit = makeEdit('count', (count: number) => count + 1);
  expect(queryClient.getQueryData(['count'])).toBe(2);
  await answer(1, 1);
  expect(state().data).toBe(2);
  // An invalidation during the mutation waits for its end.
  invalidate(['count']);
  expect(load).toHaveBeenCalledTimes(2);
  await edit.finish();
  expect(load).toHaveBeenCalledTimes(3);
  await answer(5);
  expect(state().data).toBe(5);
});

test('refetches after the last of two edits', async () => {
  const { watch, load, answer } = makeQuery('count');
  watch();
  await answer(1);
  const first = makeEdit('count', (count: number) => count + 1);
  const second = makeEdit('count', (count: number) => count + 1);
  invalidate(['count']);
  await first.finish();
  expect(load).toHaveBeenCalledTimes(1);
  await second.finish();
  expect(load).toHaveBeenCalledTimes(2);
});

test('rolls back a refused edit, but not newer data', async () => {
  const { watch, state, load, answer } = makeQuery('count');
  watch();
  await answer(1);
  await makeEdit('count', (count: number) => count + 1).refuse();
  expect(state().data).toBe(1);
  expect(load).toHaveBeenCalledTimes(1);
  const refused = makeEdit('count', (count: number) => count + 1);
  setCached('count', 40);
  await refused.refuse();
  expect(state().data).toBe(40);
  // The cached value may be neither the old nor the new one.
  expect(load).toHaveBeenCalledTimes(2);
});

test('does not refetch erased data, and removes it after unmount', async () => {
  const { watch, state, load, answer } = makeQuery('application:1');
  const stop = watch();
  await answer('somebody');
  let done: () => void = () => undefined;
  const erasure = erase('application:1', () => new Promise<void>((end) => (done = end)));
  await flush();
  invalidate(['application:1']);
  done();
  await erasure;
  invalidate(['application:1']);
  await flush();
  expect(load).toHaveBeenCalledTimes(1);
  // The mounted view keeps its data until it unmounts.
  expect(state().data).toBe('somebody');
  stop();
  expect(queryClient.getQueryData(['application:1'])).toBeUndefined();
  makeQuery('application:1').watch();
  expect(queryClient.getQueryState(['application:1'])).toMatchObject({ fetchStatus: 'fetching' });
});

test('refetches data that could not be erased', async () => {
  const { watch, load, answer } = makeQuery('application:1');
  watch();
  await answer('somebody');
  const erasure = erase('application:1', async () => {
    invalidate(['application:1']);
    throw new Error('No');
  });
  await expect(erasure).rejects.toThrow('No');
  expect(load).toHaveBeenCalledTimes(2);
});
