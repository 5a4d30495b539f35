import { expect, test } from 'vitest';
import { errorFacts, RepeatedErrors } from './log.ts';

/** Made at one place each time, as one cause is. */
const away = (port: number) =>
  Object.assign(new Error(`connect ECONNREFUSED 10.0.0.1:${port}`), { code: 'ECONNREFUSED' });
const broken = (slug: string) => new TypeError(`Cannot read "${slug}"`);

test('a cause is told once a minute, with how often it came', () => {
  const repeated = new RepeatedErrors();
  const at = (second: number, error: unknown) =>
    repeated.count(error, 'request failed', second * 1000);
  expect([at(0, away(1)), at(1, away(2)), at(59, away(1))]).toEqual([1, 0, 0]);
  expect(at(2, broken('a'))).toBe(1);
  expect(at(60, away(3))).toBe(3);
  expect(at(61, away(3))).toBe(0);
  expect(repeated.count(away(3), 'no mail could be sent', 61_000)).toBe(1);
});

test('so many causes are remembered that none takes the memory', () => {
  const repeated = new RepeatedErrors();
  for (let n = 0; n < 10_000; n++) {
    const error = Object.assign(new Error('no'), { code: `E${String.fromCodePoint(200 + n)}` });
    expect(repeated.count(error, 'request failed', 0)).toBe(1);
  }
});

test('a stack is told once, and none of a database that is away', () => {
  const mistake = () => errorFacts(broken(String(Math.random())));
  const told = [mistake(), mistake(), mistake()];
  expect(told.map((facts) => 'stack' in facts)).toEqual([true, false, false]);
  expect(errorFacts(away(1))).toEqual({
    type: 'Error',
    message: 'connect ECONNREFUSED 10.0.0.1:1',
    code: 'ECONNREFUSED',
  });
});
