import { afterEach, expect, test, vi } from 'vitest';
import { newSubmissionKey } from '#app/forms/submission.ts';

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test('is a random UUID', () => {
  expect(newSubmissionKey()).toMatch(UUID_V4);
});

test('is a random UUID over plain HTTP too, where browsers have no randomUUID', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const keys = Array.from({ length: 200 }, newSubmissionKey);
  for (const key of keys) expect(key).toMatch(UUID_V4);
  expect(new Set(keys).size).toBe(200);
});
