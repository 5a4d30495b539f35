/**
 * Challenges for passkeys. A challenge carries its expiry, and its signature covers the purpose, so
 * it is stored only when it is consumed. Requests for challenges therefore cannot fill a table, and
 * each is valid once.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import { derive } from './secrets.ts';

/** Milliseconds. */
export const CHALLENGE_LIFETIME = 5 * 60_000;

/** A challenge is valid for its purpose only. */
export type ChallengePurpose = 'sign-in' | 'sso' | `proof ${string}` | `new ${string}`;

/** Lengths in bytes: random part, expiry in epoch milliseconds, signature. */
const RANDOM = 16;
const TIME = 6;
const MAC = 32;

export function createChallenge(secret: string, purpose: ChallengePurpose, now: number) {
  const content = Buffer.alloc(RANDOM + TIME);
  randomBytes(RANDOM).copy(content);
  content.writeUIntBE(now + CHALLENGE_LIFETIME, RANDOM, TIME);
  return new Uint8Array(Buffer.concat([content, sign(secret, purpose, content)]));
}

/**
 * True for an unexpired challenge of this site for this purpose.
 * @param challenge base64url
 */
export function isChallenge(
  secret: string,
  purpose: ChallengePurpose,
  challenge: string,
  now: number,
): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== RANDOM + TIME + MAC) return false;
  const content = bytes.subarray(0, RANDOM + TIME);
  if (!timingSafeEqual(bytes.subarray(RANDOM + TIME), sign(secret, purpose, content))) return false;
  const expiresAt = content.readUIntBE(RANDOM, TIME);
  return expiresAt > now && expiresAt <= now + 2 * CHALLENGE_LIFETIME;
}

/**
 * Consumes a challenge. Must run in the transaction that it authorizes.
 * @returns false if it has been consumed before
 */
export async function consumeChallenge(
  transaction: Db,
  challenge: string,
  purpose: ChallengePurpose,
  now: number,
): Promise<boolean> {
  // The same bytes have several base64url spellings, so the challenge is normalized.
  const normalized = Buffer.from(challenge, 'base64url').toString('base64url');
  const row = await transaction
    .insertInto('staff_challenges')
    .values({
      challenge: normalized,
      purpose: purpose.split(' ')[0] ?? '',
      staff_id: null,
      expires_at: now + 2 * CHALLENGE_LIFETIME,
    })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .returning('challenge')
    .executeTakeFirst();
  return row !== undefined;
}

function sign(secret: string, purpose: ChallengePurpose, content: Buffer): Buffer {
  return derive(secret, 'challenge', purpose, content.toString('hex'));
}
