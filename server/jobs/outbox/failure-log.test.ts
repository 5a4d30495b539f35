import { beforeEach, expect, test } from 'vitest';
import { FailureLog, LOG_INTERVAL } from './failure-log.ts';

let now: number;
let log: FailureLog;
beforeEach(() => {
  now = 1000;
  log = new FailureLog(() => now);
});

test('logs a cause once, again after the interval, and its recovery once', () => {
  expect(['a', 'b', 'a'].map((id) => log.recordFailure('550', id))).toEqual([true, false, false]);
  expect(log.recordFailure('421', 'c')).toBe(true);
  now += LOG_INTERVAL;
  expect(['a', 'b'].map((id) => log.recordFailure('550', id))).toEqual([true, false]);
  expect(['a', 'x', 'b', 'b'].map((id) => log.recordSuccess(id))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test('does not log each occurrence of an intermittent cause', () => {
  expect(log.recordFailure('550', 'a')).toBe(true);
  expect(log.recordSuccess('a')).toBe(true);
  for (let n = 0; n < 50; n++) {
    expect(log.recordFailure('550', `b${n}`)).toBe(false);
    expect(log.recordSuccess(`b${n}`)).toBe(false);
  }
  now += LOG_INTERVAL;
  expect(log.recordFailure('550', 'c')).toBe(true);
});

test('a dead letter does not prevent the recovery of its cause', () => {
  log.recordFailure('550', 'a');
  log.recordFailure('550', 'b');
  log.recordDeadLetter('a');
  expect(log.recordSuccess('b')).toBe(true);
});

test('forgets old causes', () => {
  for (let n = 0; n < 5000; n++) log.recordFailure(`cause ${n}`, 'a');
  // It was forgotten, so it counts as new.
  expect(log.recordFailure('cause 0', 'a')).toBe(true);
  expect(log.recordFailure('cause 4999', 'a')).toBe(false);
});
