/**
 * Recovery codes for people who have lost their app. They are shown once, stored as slow digests,
 * and valid once.
 */
import { randomBytes } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import type { Lane } from './hashing-queue.ts';
import { slowDigest } from './passwords.ts';
import { derive } from './secrets.ts';

const CODE_COUNT = 10;

/** Characters of a code; 12 of them give 60 bits. No two look alike. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const CODE_LENGTH = 12;

export interface RecoveryCodes {
  /** Formatted for display: `7kqm-2xpt-0v4c`. */
  codes: string[];
  digests: string[];
}

/** Creates ten codes without storing them. */
export async function createRecoveryCodes(secret: string, staffId: string): Promise<RecoveryCodes> {
  const codes = Array.from({ length: CODE_COUNT }, () =>
    [...randomBytes(CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join(''),
  );
  const digests: string[] = [];
  // Sequentially, because concurrent digests would fill the queue.
  for (const code of codes) digests.push(await recoveryDigest(secret, staffId, code, 'known'));
  return { codes: codes.map((code) => code.replace(/(....)(?=.)/g, '$1-')), digests };
}

/** @param code as typed */
export async function recoveryDigest(
  secret: string,
  staffId: string,
  code: string,
  lane: Lane,
): Promise<string> {
  const compact = code.toLowerCase().replace(/[^a-z\d]/g, '');
  const normalized = compact.replaceAll('o', '0').replace(/[il]/g, '1');
  const salt = derive(secret, 'recovery', staffId).subarray(0, 16);
  return (await slowDigest(normalized, salt, lane)).toString('hex');
}

/** Replaces all earlier codes. */
export async function storeRecoveryCodes(
  transaction: Db,
  staffId: string,
  { digests }: RecoveryCodes,
): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('staff_id', '=', staffId).execute();
  await transaction
    .insertInto('recovery_codes')
    .values(digests.map((digest) => ({ digest, staff_id: staffId })))
    .execute();
}

/** @returns false for a wrong or already used code */
export async function consumeRecoveryCode(
  transaction: Db,
  staffId: string,
  digest: string,
  now: number,
): Promise<boolean> {
  const row = await transaction
    .updateTable('recovery_codes')
    .set({ spent_at: now })
    .where('digest', '=', digest)
    .where('staff_id', '=', staffId)
    .where('spent_at', 'is', null)
    .returning('digest')
    .executeTakeFirst();
  return row !== undefined;
}
