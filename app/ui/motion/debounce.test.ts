import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('runs once, with the latest value, after a pause without calls', () => {
  const run = vi.fn();
  const search = debounce(run, 500);
  search.schedule('o');
  vi.advanceTimersByTime(499);
  search.schedule('ok');
  vi.advanceTimersByTime(499);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run.mock.calls).toEqual([['ok']]);
});

test('does not run after it was canceled', () => {
  const run = vi.fn();
  const search = debounce(run, 500);
  search.schedule('okta');
  search.cancel();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
