import { expect, test } from 'vitest';
import { ContentCache } from './content-cache.ts';

const entryOf = (name: string) => ({ name, size: 1 });
const cacheable = (name: string) => async () => ({ entry: entryOf(name), isCacheable: true });

/** A permit that the test grants or refuses. */
function heldTurn() {
  const held = Promise.withResolvers<void>();
  return {
    takeTurn: async <Result>(work: () => Promise<Result>) => {
      await held.promise;
      return work();
    },
    come: () => held.resolve(),
    refuse: () => held.reject(new Error('refused')),
  };
}

test('requests for one key share a permit and its result', async () => {
  const cache = new ContentCache<{ name: string; size: number }>(() => 1, 100);
  const turn = heldTurn();
  const first = cache.get('a', cacheable('first'), turn.takeTurn);
  const second = cache.get('a', () => expect.unreachable());
  turn.come();
  expect(await first).toBe(await second);
});

test('if the permit is refused, only the request that asked for it fails', async () => {
  const cache = new ContentCache<{ name: string; size: number }>(() => 1, 100);
  const turn = heldTurn();
  const first = cache.get('a', () => expect.unreachable(), turn.takeTurn);
  const others = [cache.get('a', cacheable('second')), cache.get('a', cacheable('third'))];
  turn.refuse();
  await expect(first).rejects.toThrow('refused');
  const [second, third] = await Promise.all(others);
  expect(second).toEqual(entryOf('second'));
  expect(third).toBe(second);
});

test('a failure is shared by concurrent requests, and the next one tries again', async () => {
  const cache = new ContentCache<{ name: string; size: number }>(() => 1, 100);
  const fail = () => Promise.reject(new Error('broken'));
  const both = await Promise.allSettled([cache.get('a', fail), cache.get('a', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.get('a', cacheable('next'))).toEqual(entryOf('next'));
});

test('an entry of another key is not cached twice', async () => {
  const cache = new ContentCache<{ name: string; size: number }>(() => 1, 100);
  const share = async () => ({
    entry: await cache.get('shared', cacheable('shared')),
    isCacheable: false,
  });
  expect(await cache.get('junk', share)).toBe(cache.cached('shared'));
  expect(cache.cached('junk')).toBeUndefined();
});

test('an entry from before a content change is neither cached nor shared after it', async () => {
  let version = 1;
  const cache = new ContentCache<{ name: string; size: number }>(() => version, 100);
  const making = Promise.withResolvers<{
    entry: { name: string; size: number };
    isCacheable: true;
  }>();
  const outdated = cache.get('a', () => making.promise);
  version = 2;
  await new Promise((done) => setImmediate(done));
  const updated = cache.get('a', cacheable('new'));
  making.resolve({ entry: entryOf('old'), isCacheable: true });
  expect([await outdated, await updated].map(({ name }) => name)).toEqual(['old', 'new']);
  expect(cache.cached('a')).toEqual(entryOf('new'));
});
