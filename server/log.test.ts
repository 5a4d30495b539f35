import { expect, test } from 'vitest';
import { errorFacts, RepeatedErrors } from './log.ts';

/** Each function creates its errors on one line, so they have the same cause. */
const unreachable = (port: number) =>
  Object.assign(new Error(`connect ECONNREFUSED 10.0.0.1:${port}`), { code: 'ECONNREFUSED' });
const broken = (slug: string) => new TypeError(`Cannot read "${slug}"`);

test('logs a cause once a minute, with the number of occurrences', () => {
  const repeated = new RepeatedErrors();
  const at = (second: number, error: unknown) =>
    repeated.count(error, 'request failed', second * 1000);
  expect([at(0, unreachable(1)), at(1, unreachable(2)), at(59, unreachable(1))]).toEqual([1, 0, 0]);
  expect(at(2, broken('a'))).toBe(1);
  expect(at(60, unreachable(3))).toBe(3);
  expect(at(61, unreachable(3))).toBe(0);
  expect(repeated.count(unreachable(3), 'no mail could be sent', 61_000)).toBe(1);
});

test('bounds the number of causes that it remembers', () => {
  const repeated = new RepeatedErrors();
  for (let n = 0; n < 10_000; n++) {
    const error = Object.assign(new Error('no'), { code: `E${String.fromCodePoint(200 + n)}` });
    expect(repeated.count(error, 'request failed', 0)).toBe(1);
  }
});

test('logs a stack once, and none of an unreachable database', () => {
  const mistake = () => errorFacts(broken(String(Math.random())));
  const logged = [mistake(), mistake(), mistake()];
  expect(logged.map((facts) => 'stack' in facts)).toEqual([true, false, false]);
  expect(errorFacts(unreachable(1))).toEqual({
    type: 'Error',
    message: 'connect ECONNREFUSED 10.0.0.1:1',
    code: 'ECONNREFUSED',
  });
});

test('leaves out what an error quotes of its input', () => {
  const refused = Object.assign(
    new Error('invalid input syntax for type bigint: "sita@x.example"'),
    {
      code: '22P02',
    },
  );
  const facts = errorFacts(refused);
  expect(facts.message).toBe('invalid input syntax for type bigint: "…"');
  let syntax: unknown;
  try {
    JSON.parse('sita@x.example');
  } catch (error) {
    syntax = error;
  }
  expect(JSON.stringify([facts, errorFacts(syntax)])).not.toContain('sita');
});
