import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEachEngine, makeDb } from '#tests/engines.ts';
import {
  CHALLENGE_LIFETIME,
  consumeChallenge,
  createChallenge,
  isChallenge,
} from './challenges.ts';
import { derive } from './secrets.ts';

const NOW = 1_790_000_000_000;
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

test('accepts a challenge for five minutes, for its purpose and site only', () => {
  const challenge = text(createChallenge('secret', 'sign-in', NOW));
  const isAccepted = (purpose: Parameters<typeof isChallenge>[1], now: number, secret = 'secret') =>
    isChallenge(secret, purpose, challenge, now);
  expect(isAccepted('sign-in', NOW)).toBe(true);
  expect(isAccepted('sign-in', NOW + CHALLENGE_LIFETIME - 1)).toBe(true);
  expect(isAccepted('sign-in', NOW + CHALLENGE_LIFETIME)).toBe(false);
  expect(isAccepted('proof abc', NOW)).toBe(false);
  expect(isAccepted('sign-in', NOW, 'another')).toBe(false);
  // Created by a clock that was a day ahead.
  expect(isAccepted('sign-in', NOW - 86_400_000)).toBe(false);
});

test('rejects a challenge with changed bytes or of another use of the secret', () => {
  const bytes = createChallenge('secret', 'sign-in', NOW);
  for (let position = 0; position < bytes.length; position++) {
    const changed = Uint8Array.from(bytes, (byte, index) => (index === position ? byte ^ 1 : byte));
    expect(isChallenge('secret', 'sign-in', text(changed), NOW)).toBe(false);
  }
  const head = bytes.slice(0, 22);
  const hex = Buffer.from(head).toString('hex');
  const foreign = Buffer.concat([head, derive('secret', 'link', 'sign-in', hex)]);
  expect(isChallenge('secret', 'sign-in', text(foreign), NOW)).toBe(false);
  expect(isChallenge('secret', 'sign-in', '', NOW)).toBe(false);
});

describeEachEngine('challenges', (engine) => {
  let database: Awaited<ReturnType<typeof makeDb>>;
  beforeAll(async () => {
    database = await makeDb(engine);
  });
  afterAll(() => database.drop());

  test('are consumed once, in any base64url spelling', async () => {
    const challenge = text(createChallenge('secret', 'sign-in', NOW));
    const consume = (spelling: string) => consumeChallenge(database.db, spelling, 'sign-in', NOW);
    expect(await consume(challenge)).toBe(true);
    expect([await consume(challenge), await consume(`${challenge}==`)]).toEqual([false, false]);
  });
});
