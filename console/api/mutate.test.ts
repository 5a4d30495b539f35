import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallProblem } from '#console/api/call-problem.ts';
import { dismissToast, lastActionToast, visibleToasts } from '#console/ui/toast-store.ts';
import { mutate } from './mutate.ts';
import { queryClient, setCached } from './queries.ts';

const KEY = 'application:1';
const load = vi.fn(async () => ({ stage: 'new' }));
let stop: () => void;

beforeEach(() => {
  load.mockClear();
  setCached(KEY, { stage: 'new' });
  stop = new QueryObserver(queryClient, { queryKey: [KEY], queryFn: load }).subscribe(
    () => undefined,
  );
});

afterEach(() => {
  stop();
  for (const { id } of visibleToasts()) dismissToast(id);
});

const stage = () => queryClient.getQueryData<{ stage: string }>([KEY])?.stage;
const texts = () => visibleToasts().map(({ text, tone }) => [text, tone]);
const toOffer = { key: KEY, change: (it: object) => ({ ...it, stage: 'offer' }) };

test('shows a change immediately and refetches after it', async () => {
  let answer: (value: string) => void = () => undefined;
  let isSent = false;
  const sent = mutate({
    edits: [toOffer],
    send: () => {
      isSent = true;
      return new Promise<string>((resolve) => (answer = resolve));
    },
    invalidates: [KEY],
    doneText: 'Moved to Offer',
  });
  expect(stage()).toBe('offer');
  expect(texts()).toEqual([]);
  expect(load).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(isSent).toBe(true));
  expect(stage()).toBe('offer');
  answer('it is done');
  expect(await sent).toBe('it is done');
  expect(texts()).toEqual([['Moved to Offer', 'done']]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('rolls back a refused change and shows the problem', async () => {
  const refused = new CallProblem({ status: 409, detail: 'Somebody has erased it' });
  const answer = await mutate({ edits: [toOffer], send: () => Promise.reject(refused) });
  expect(answer).toBeUndefined();
  expect(stage()).toBe('new');
  expect(texts()).toEqual([['Somebody has erased it', 'problem']]);
});

test('shows no toast for a problem that the view shows', async () => {
  const onProblem = vi.fn(() => true);
  await mutate({ edits: [toOffer], send: () => Promise.reject(new Error('x')), onProblem });
  expect(onProblem).toHaveBeenCalledTimes(1);
  expect(stage()).toBe('new');
  expect(texts()).toEqual([]);
});

test('offers undo once', async () => {
  const undo = vi.fn(async () => undefined);
  await mutate({ send: async () => 1, invalidates: [KEY], doneText: 'Moved to Offer', undo });
  const offer = lastActionToast();
  expect(offer?.action?.label).toBe('Undo');
  offer?.action?.run();
  await vi.waitFor(() => expect(texts().at(-1)).toEqual(['Undone', 'done']));
  expect(undo).toHaveBeenCalledTimes(1);
  // Once after the change and once after the undo.
  expect(load).toHaveBeenCalledTimes(2);
});
