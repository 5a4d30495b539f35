import { beforeEach, expect, test } from 'vitest';
import { FailureLog, LOG_AGAIN } from './failure-log.ts';

let now: number;
let log: FailureLog;
beforeEach(() => {
  now = 1000;
  log = new FailureLog(() => now);
});

test('a cause is logged once, again while it lasts, and its end once', () => {
  expect(['a', 'b', 'a'].map((id) => log.failed('550', id))).toEqual([true, false, false]);
  expect(log.failed('421', 'c')).toBe(true);
  now += LOG_AGAIN;
  expect(['a', 'b'].map((id) => log.failed('550', id))).toEqual([true, false]);
  expect(['a', 'x', 'b', 'b'].map((id) => log.worked(id))).toEqual([false, false, true, false]);
});

test('a cause that comes and goes is not logged each time', () => {
  expect(log.failed('550', 'a')).toBe(true);
  expect(log.worked('a')).toBe(true);
  for (let n = 0; n < 50; n++) {
    expect(log.failed('550', `b${n}`)).toBe(false);
    expect(log.worked(`b${n}`)).toBe(false);
  }
  now += LOG_AGAIN;
  expect(log.failed('550', 'c')).toBe(true);
});

test('what is given up does not keep a cause from ending', () => {
  log.failed('550', 'a');
  log.failed('550', 'b');
  log.givenUp('a');
  expect(log.worked('b')).toBe(true);
});

test('no number of causes and notifications is kept for ever', () => {
  for (let n = 0; n < 5000; n++) log.failed(`cause ${n}`, 'a');
  // Forgotten, so it counts as new.
  expect(log.failed('cause 0', 'a')).toBe(true);
  expect(log.failed('cause 4999', 'a')).toBe(false);
});
