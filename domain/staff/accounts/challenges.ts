/**
 * Challenges that a passkey signs. Each is signed itself, with its purpose and its end, and stored only once it
 * is used: so nobody fills a table by asking for them, and none is good twice.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import { derive } from './secrets.ts';

/** Milliseconds for which one is good. */
export const CHALLENGE_LIFETIME = 5 * 60_000;

/** What for, and for whom: one of another purpose is worth nothing. */
export type ChallengePurpose = 'sign-in' | `proof ${string}` | `new ${string}`;

/** Bytes of what is random, of the end in epoch milliseconds, and of the signature. */
const RANDOM = 16;
const TIME = 6;
const MAC = 32;

export function makeChallenge(secret: string, purpose: ChallengePurpose, now: number) {
  const head = Buffer.alloc(RANDOM + TIME);
  randomBytes(RANDOM).copy(head);
  head.writeUIntBE(now + CHALLENGE_LIFETIME, RANDOM, TIME);
  return new Uint8Array(Buffer.concat([head, sign(secret, purpose, head)]));
}

/** Whether this is one of ours, for this purpose, and still good. @param challenge base64url */
export function isChallenge(
  secret: string,
  purpose: ChallengePurpose,
  challenge: string,
  now: number,
): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== RANDOM + TIME + MAC) return false;
  const head = bytes.subarray(0, RANDOM + TIME);
  if (!timingSafeEqual(bytes.subarray(RANDOM + TIME), sign(secret, purpose, head))) return false;
  const end = head.readUIntBE(RANDOM, TIME);
  return end > now && end <= now + 2 * CHALLENGE_LIFETIME;
}

/** Uses it up, in the transaction of what it is for. @returns false where it has been used before */
export async function spendChallenge(
  transaction: Db,
  challenge: string,
  purpose: ChallengePurpose,
  now: number,
): Promise<boolean> {
  // The bytes have several spellings, and are one challenge.
  const spelling = Buffer.from(challenge, 'base64url').toString('base64url');
  const spent = await transaction
    .insertInto('staff_challenges')
    .values({
      challenge: spelling,
      purpose: purpose.split(' ')[0] ?? '',
      staff_id: null,
      expires_at: now + 2 * CHALLENGE_LIFETIME,
    })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .returning('challenge')
    .executeTakeFirst();
  return spent !== undefined;
}

function sign(secret: string, purpose: ChallengePurpose, head: Buffer): Buffer {
  return derive(secret, 'challenge', purpose, head.toString('hex'));
}
