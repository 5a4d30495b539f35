import { expect, test, vi } from 'vitest';
import { CallProblem } from '#console/api/call-problem.ts';
import { type Changes, followChanges } from './use-changes.ts';

type Step = Changes | Error;

/** Follows a server that gives these answers in order. */
async function follow(steps: readonly Step[]) {
  const end = new AbortController();
  const asked: (string | undefined)[] = [];
  const pauses: number[] = [];
  const onChanged = vi.fn();
  await followChanges(
    {
      ask: async (since) => {
        asked.push(since);
        const step = steps[asked.length - 1];
        if (asked.length >= steps.length) end.abort();
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
  return { asked, pauses, told: onChanged.mock.calls.map(([keys]) => keys) };
}

const problem = (status: number) => new CallProblem({ status, detail: 'No' });

test('continues from the cursor and reports changes', async () => {
  const { asked, told } = await follow([
    { at: '4', changed: [] },
    { at: '5', changed: ['applications'] },
    { at: '9', changed: ['inbox', 'inbox:1'] },
  ]);
  expect(asked).toEqual([undefined, '4', '5']);
  expect(told).toEqual([['applications'], ['inbox', 'inbox:1']]);
});

test('backs off while the server does not answer, then invalidates everything', async () => {
  const { pauses, told } = await follow([
    { at: '4', changed: [] },
    ...Array.from({ length: 8 }, () => problem(0)),
    { at: '7', changed: [] },
  ]);
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  expect(told).toEqual([['*']]);
});

test('stops when the session ends', async () => {
  const { asked, told } = await follow([problem(401), { at: '1', changed: ['staff'] }]);
  expect(asked).toHaveLength(1);
  expect(told).toEqual([]);
});
