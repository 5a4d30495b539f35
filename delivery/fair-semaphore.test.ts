import { expect, test } from 'vitest';
import { createFairSemaphore, type SemaphoreLimits } from './fair-semaphore.ts';

const settled = () => new Promise((done) => setImmediate(done));

/** A semaphore with work that records its start and ends when the test says so. */
function makeSemaphore(limits: SemaphoreLimits) {
  const withPermit = createFairSemaphore(limits, () => new Error('busy'));
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const refused: string[] = [];
  const ask = (name: string, gone?: AbortSignal) => {
    const work = () =>
      new Promise<void>((end) => {
        begun.push(name);
        ends.set(name, end);
      });
    // The first letter names the client.
    withPermit(work, name[0], gone).catch(({ message }: Error) =>
      refused.push(`${name} ${message}`),
    );
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    // The permit is free one event loop iteration later.
    await settled();
    await settled();
  };
  return { ask, end, begun, refused };
}

test('clients take turns, however much work each has queued', async () => {
  const { ask, end, begun } = makeSemaphore({ running: 1, waiting: 9 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) ask(name);
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('a client at its limit does not block others', async () => {
  const { ask, end, begun } = makeSemaphore({ running: 3, runningPerClient: 1, waiting: 9 });
  for (const name of ['a1', 'a2', 'b1', 'a3']) ask(name);
  await settled();
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

test('a full queue refuses the latest work of the client with the most', async () => {
  const { ask, refused } = makeSemaphore({ running: 1, waiting: 3 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'd1', 'a6']) ask(name);
  await settled();
  expect(refused).toEqual(['a5 busy', 'a4 busy', 'a3 busy', 'd1 busy', 'a6 busy']);
});

test('aborted work leaves the queue and does not begin', async () => {
  const { ask, end, begun, refused } = makeSemaphore({ running: 1, waiting: 2 });
  const leaving = new AbortController();
  ask('a1');
  ask('a2', leaving.signal);
  ask('b1');
  leaving.abort(new Error('left'));
  ask('c1');
  for (const name of ['a1', 'b1', 'c1']) await end(name);
  expect(refused).toEqual(['a2 left']);
  expect(begun).toEqual(['a1', 'b1', 'c1']);
});

test('failing work releases its permit', async () => {
  const withPermit = createFairSemaphore({ running: 1, waiting: 1 }, () => new Error('busy'));
  const failing = withPermit(() => Promise.reject(new Error('broken')));
  const next = withPermit(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
