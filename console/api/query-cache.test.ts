import { expect, test, vi } from 'vitest';
import { QueryCache } from './query-cache.ts';
import { covers, EVERYTHING } from './query-keys.ts';

/** A reading that ends when the test says so. */
function reading() {
  const ends: { resolve: (data: unknown) => void; reject: (error: unknown) => void }[] = [];
  const load = vi.fn(
    (_signal: AbortSignal) =>
      new Promise<unknown>((resolve, reject) => ends.push({ resolve, reject })),
  );
  const settled = () => new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done)));
  return {
    load,
    answer: async (data: unknown, at = ends.length - 1) => {
      ends[at]?.resolve(data);
      await settled();
    },
    fail: async (error: unknown, at = ends.length - 1) => {
      ends[at]?.reject(error);
      await settled();
    },
  };
}

/** Time goes on by itself: what was read is old the next time. */
function cacheWithClock() {
  let now = 0;
  return new QueryCache(() => (now += 10_000));
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
])('a change of %s is one of %s: %s', (changed, key, expected) => {
  expect(covers(changed, key)).toBe(expected);
});

test('what is there is shown at once and read anew behind it', async () => {
  const cache = cacheWithClock();
  const { load, answer } = reading();
  const stop = cache.watch('staff', load, () => undefined);
  expect(cache.state('staff')).toMatchObject({ data: undefined, isLoading: true });
  await answer('old');
  stop();
  cache.watch('staff', load, () => undefined);
  expect(cache.state('staff')).toMatchObject({ data: 'old', isLoading: true });
  await answer('new');
  expect(cache.state('staff')).toMatchObject({ data: 'new', isLoading: false });
});

test('what failed leaves what was read before', async () => {
  const cache = cacheWithClock();
  const { load, answer, fail } = reading();
  cache.watch('staff', load, () => undefined);
  await answer('old');
  cache.retry('staff');
  await fail('gone');
  expect(cache.state('staff')).toMatchObject({ data: 'old', problem: 'gone', isLoading: false });
});

test('a change reads anew what is watched, and the rest when it is wanted', async () => {
  const cache = cacheWithClock();
  const watched = reading();
  const left = reading();
  cache.watch('applications?stage=new', watched.load, () => undefined);
  await watched.answer(1);
  cache.watch('applications?stage=offer', left.load, () => undefined)();
  await left.answer(1);
  cache.invalidate(['applications']);
  expect(watched.load).toHaveBeenCalledTimes(2);
  expect(left.load).toHaveBeenCalledTimes(1);
  cache.watch('applications?stage=offer', left.load, () => undefined);
  expect(left.load).toHaveBeenCalledTimes(2);
});

test('what is old is read anew when somebody comes back, but not what is being read', async () => {
  const cache = cacheWithClock();
  const old = reading();
  cache.watch('staff', old.load, () => undefined);
  await old.answer(1);
  const begun = reading();
  cache.watch('openings', begun.load, () => undefined);
  cache.refreshOlderThan(5000);
  expect(old.load).toHaveBeenCalledTimes(2);
  expect(begun.load).toHaveBeenCalledTimes(1);
});

test('of two readings the later one counts, whichever ends first', async () => {
  const cache = cacheWithClock();
  const { load, answer } = reading();
  cache.watch('staff', load, () => undefined);
  cache.retry('staff');
  expect(load.mock.calls[0]?.[0].aborted).toBe(true);
  await answer('second', 1);
  await answer('first', 0);
  expect(cache.state('staff').data).toBe('second');
});

test('an edit shows at once, and no reading that began before comes over it', async () => {
  const cache = cacheWithClock();
  const { load, answer } = reading();
  cache.watch('count', load, () => undefined);
  await answer(1);
  cache.retry('count');
  const edit = cache.edit('count', (count: number) => count + 1);
  expect(cache.state('count').data).toBe(2);
  await answer(1, 1);
  expect(cache.state('count').data).toBe(2);
  // What others change meanwhile waits for its end.
  cache.invalidate(['count']);
  expect(load).toHaveBeenCalledTimes(2);
  edit.end();
  expect(load).toHaveBeenCalledTimes(3);
  await answer(5);
  expect(cache.state('count').data).toBe(5);
});

test('an edit that was refused is taken back, but not what came over it', async () => {
  const cache = cacheWithClock();
  const { load, answer } = reading();
  cache.watch('count', load, () => undefined);
  await answer(1);
  const refused = cache.edit('count', (count: number) => count + 1);
  refused.undo();
  refused.end();
  expect(cache.state('count').data).toBe(1);
  const first = cache.edit('count', (count: number) => count + 1);
  cache.put('count', 40);
  first.undo();
  first.end();
  expect(cache.state('count').data).toBe(40);
  // It may be neither.
  expect(load).toHaveBeenCalledTimes(2);
});

test('somebody else sees nothing of what was read', async () => {
  const cache = cacheWithClock();
  const { load, answer } = reading();
  cache.watch('staff', load, () => undefined);
  await answer('secret');
  cache.clear();
  expect(cache.state('staff').data).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what is erased is asked for no more, whenever its end is heard of, and then forgotten', async () => {
  const cache = cacheWithClock();
  const { load, answer } = reading();
  const stop = cache.watch('application:1', load, () => undefined);
  await answer('somebody');
  let done: () => void = () => undefined;
  const erased = cache.erase('application:1', () => new Promise<void>((end) => (done = end)));
  cache.invalidate(['application:1']);
  done();
  await erased;
  cache.invalidate(['application:1']);
  expect(load).toHaveBeenCalledTimes(1);
  // Whoever shows it leaves with what was there.
  expect(cache.state('application:1').data).toBe('somebody');
  stop();
  cache.watch('application:1', load, () => undefined);
  expect(cache.state('application:1').data).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what could not be erased is read anew', async () => {
  const cache = cacheWithClock();
  const { load, answer } = reading();
  cache.watch('application:1', load, () => undefined);
  await answer('somebody');
  const erased = cache.erase('application:1', async () => {
    cache.invalidate(['application:1']);
    throw new Error('No');
  });
  await expect(erased).rejects.toThrow('No');
  expect(load).toHaveBeenCalledTimes(2);
});

/** A list of which the next page is asked for. */
async function listWithMore() {
  const cache = cacheWithClock();
  const { load, answer } = reading();
  const more = reading();
  cache.watch('list', load, () => undefined);
  await answer(['a']);
  const extended = cache.extend(
    'list',
    () => more.load(new AbortController().signal) as Promise<string[]>,
    (before: string[], added) => (before.includes('gone') ? undefined : [...before, ...added]),
  );
  const arrive = async () => {
    await more.answer(['b']);
    await extended;
  };
  return { cache, load, answer, arrive };
}

test('a further page is added, and nothing is read again for it', async () => {
  const { cache, load, arrive } = await listWithMore();
  await arrive();
  expect(cache.state('list').data).toEqual(['a', 'b']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a reading that a further page comes into is not lost', async () => {
  const { cache, load, answer, arrive } = await listWithMore();
  cache.invalidate(['list']);
  await arrive();
  expect(cache.state('list')).toMatchObject({ data: ['a', 'b'], isLoading: true });
  await answer(['old'], 1);
  expect(cache.state('list').data).toEqual(['a', 'b']);
  expect(load).toHaveBeenCalledTimes(3);
  await answer(['A', 'B'], 2);
  expect(cache.state('list')).toMatchObject({ data: ['A', 'B'], isLoading: false });
});

test('a further page that was read before a change is read again', async () => {
  const { cache, load, answer, arrive } = await listWithMore();
  cache.invalidate(['list']);
  await answer(['A'], 1);
  await arrive();
  expect(cache.state('list').data).toEqual(['A', 'b']);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a further page that comes during a change waits with it for the reading behind it', async () => {
  const { cache, load, arrive } = await listWithMore();
  const edit = cache.edit('list', (list: string[]) => list.map((each) => each.toUpperCase()));
  cache.invalidate(['list']);
  await arrive();
  expect(cache.state('list').data).toEqual(['A', 'b']);
  expect(load).toHaveBeenCalledTimes(1);
  edit.end();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a further page of a list that goes on elsewhere now is left out', async () => {
  const { cache, answer, arrive } = await listWithMore();
  cache.invalidate(['list']);
  await answer(['gone'], 1);
  await arrive();
  expect(cache.state('list').data).toEqual(['gone']);
});
