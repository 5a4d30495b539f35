import { expect, test, vi } from 'vitest';
import { answerOf, loadAhead } from './kept-answers.ts';

test('an answer asked for ahead is used once', async () => {
  const ask = vi.fn(async () => 'answer');
  await loadAhead(() => answerOf('/once', ask));
  expect(await answerOf('/once', ask)).toBe('answer');
  expect(ask).toHaveBeenCalledTimes(1);
  await answerOf('/once', ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what is asked for ahead again is on its way already', async () => {
  const ask = vi.fn(async () => 'answer');
  await loadAhead(() => answerOf('/twice', ask));
  await loadAhead(() => answerOf('/twice', ask));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a failure ahead is nobody’s, and the page asks again', async () => {
  await loadAhead(() => answerOf('/fails', () => Promise.reject(new Error('away'))));
  expect(await answerOf('/fails', async () => 'back')).toBe('back');
});

test('an answer is kept for a minute', async () => {
  vi.useFakeTimers();
  const ask = vi.fn(async () => 'answer');
  await loadAhead(() => answerOf('/old', ask));
  vi.advanceTimersByTime(60_000);
  await answerOf('/old', ask);
  expect(ask).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
