import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEachEngine, makeDb } from '#tests/engines.ts';
import { CHALLENGE_LIFETIME, isChallenge, makeChallenge, spendChallenge } from './challenges.ts';
import { derive } from './secrets.ts';

const NOW = 1_790_000_000_000;
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

test('a challenge is good for five minutes, for its purpose, at this site', () => {
  const challenge = text(makeChallenge('secret', 'sign-in', NOW));
  const isGood = (purpose: Parameters<typeof isChallenge>[1], now: number, secret = 'secret') =>
    isChallenge(secret, purpose, challenge, now);
  expect(isGood('sign-in', NOW)).toBe(true);
  expect(isGood('sign-in', NOW + CHALLENGE_LIFETIME - 1)).toBe(true);
  expect(isGood('sign-in', NOW + CHALLENGE_LIFETIME)).toBe(false);
  expect(isGood('proof abc', NOW)).toBe(false);
  expect(isGood('sign-in', NOW, 'another')).toBe(false);
  // Made by a clock that was days ahead.
  expect(isGood('sign-in', NOW - 86_400_000)).toBe(false);
});

test('a challenge with another end, or of another use of the secret, is none', () => {
  const bytes = makeChallenge('secret', 'sign-in', NOW);
  for (let at = 0; at < bytes.length; at++) {
    const changed = Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ 1 : byte));
    expect(isChallenge('secret', 'sign-in', text(changed), NOW)).toBe(false);
  }
  const head = bytes.slice(0, 22);
  const hex = Buffer.from(head).toString('hex');
  const foreign = Buffer.concat([head, derive('secret', 'link', 'sign-in', hex)]);
  expect(isChallenge('secret', 'sign-in', text(foreign), NOW)).toBe(false);
  expect(isChallenge('secret', 'sign-in', '', NOW)).toBe(false);
});

describeEachEngine('challenges', (engine) => {
  let made: Awaited<ReturnType<typeof makeDb>>;
  beforeAll(async () => {
    made = await makeDb(engine);
  });
  afterAll(() => made.drop());

  test('are spent once, however they are spelled', async () => {
    const challenge = text(makeChallenge('secret', 'sign-in', NOW));
    const spend = (spelling: string) => spendChallenge(made.db, spelling, 'sign-in', NOW);
    expect(await spend(challenge)).toBe(true);
    expect([await spend(challenge), await spend(`${challenge}==`)]).toEqual([false, false]);
  });
});
