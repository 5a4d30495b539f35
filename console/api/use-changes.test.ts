import { expect, test, vi } from 'vitest';
import { CallProblem } from '#console/api/call-problem.ts';
import { type Changes, followChanges } from './use-changes.ts';

type Step = Changes | Error;

/** Follows a server that gives these answers in order. */
async function follow(steps: readonly Step[]) {
  const end = new AbortController();
  const cursors: (string | undefined)[] = [];
  const pauses: number[] = [];
  const onChanged = vi.fn();
  await followChanges(
    {
      poll: async (since) => {
        cursors.push(since);
        const step = steps[cursors.length - 1];
        if (cursors.length >= steps.length) end.abort();
        if (step instanceof Error) throw step;
        if (!step) throw new Error('No further step');
        return step;
      },
      pause: async (milliseconds) => {
        pauses.push(milliseconds);
      },
      onChanged,
    },
    end.signal,
  );
  return { cursors, pauses, reported: onChanged.mock.calls.map(([keys]) => keys) };
}

const problem = (status: number) => new CallProblem({ status, detail: 'No' });

test('continues from the cursor and reports changes', async () => {
  const { cursors, reported } = await follow([
    { at: '4', changed: [] },
    { at: '5', changed: ['applications'] },
    { at: '9', changed: ['inbox', 'inbox:1'] },
  ]);
  expect(cursors).toEqual([undefined, '4', '5']);
  expect(reported).toEqual([['applications'], ['inbox', 'inbox:1']]);
});

test('backs off while the server does not answer, then invalidates everything', async () => {
  const { pauses, reported } = await follow([
    { at: '4', changed: [] },
    ...Array.from({ length: 8 }, () => problem(0)),
    { at: '7', changed: [] },
  ]);
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  expect(reported).toEqual([['*']]);
});

test('stops when the session ends', async () => {
  const { cursors, reported } = await follow([problem(401), { at: '1', changed: ['staff'] }]);
  expect(cursors).toHaveLength(1);
  expect(reported).toEqual([]);
});
