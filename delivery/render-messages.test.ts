import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from '#api/http/problems.ts';
import { ProblemError } from '#contract/problem.ts';
import { deserializeError, serializeError } from './render-messages.ts';

const received = (error: unknown) => deserializeError(structuredClone(serializeError(error)));

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
}

/** With a maximum number of pages SQLite reports the same error as on a full disk. */
function fullDisk(): unknown {
  const file = new DatabaseSync(':memory:');
  file.exec('create table texts (source text); pragma max_page_count = 3');
  return thrownBy(() => file.prepare('insert into texts values (?)').run('x'.repeat(50_000)));
}

test('a full disk is recognized in another thread', () => {
  const error = fullDisk();
  expect(error).toMatchObject({ errcode: 13, message: 'database or disk is full' });
  expect(isDatabaseUnavailable(received(error))).toBe(true);
});

test('a lost connection is recognized in another thread', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(isDatabaseUnavailable(received(error))).toBe(true);
  expect(isDatabaseUnavailable(received(new Error('A mistake in our code')))).toBe(false);
});

test('a problem keeps its code and its fields', () => {
  const errors = [{ field: 'name', message: 'is missing' }];
  const problem = new ProblemError('invalid-fields', 'One field needs attention', { errors });
  expect(received(problem)).toEqual(problem);
});
