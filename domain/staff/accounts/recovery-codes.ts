/** Codes for whoever has lost the app: told once, stored as slow digests, good once. */
import { randomBytes } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import type { Lane } from './hashing-turns.ts';
import { slowDigest } from './passwords.ts';
import { derive } from './secrets.ts';

const COUNT = 10;

/** Each has 12 of these, so 60 bits; none is read as another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 12;

export interface RecoveryCodes {
  /** As they are shown: `7kqm-2xpt-0v4c`. */
  codes: string[];
  digests: string[];
}

/** Makes ten, not yet stored. */
export async function makeRecoveryCodes(secret: string, staffId: string): Promise<RecoveryCodes> {
  const codes = Array.from({ length: COUNT }, () =>
    [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join(''),
  );
  const digests: string[] = [];
  // One after the other: all at once would fill the queue.
  for (const code of codes) digests.push(await recoveryDigest(secret, staffId, code, 'known'));
  return { codes: codes.map((code) => code.replace(/(....)(?=.)/g, '$1-')), digests };
}

/** @param code as somebody typed it */
export async function recoveryDigest(
  secret: string,
  staffId: string,
  code: string,
  lane: Lane,
): Promise<string> {
  const typed = code.toLowerCase().replace(/[^a-z\d]/g, '');
  const meant = typed.replaceAll('o', '0').replace(/[il]/g, '1');
  const salt = derive(secret, 'recovery', staffId).subarray(0, 16);
  return (await slowDigest(meant, salt, lane)).toString('hex');
}

/** Those of before are worthless then. */
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

/** @returns false where it is none, or has been used */
export async function spendRecoveryCode(
  transaction: Db,
  staffId: string,
  digest: string,
  now: number,
): Promise<boolean> {
  const spent = await transaction
    .updateTable('recovery_codes')
    .set({ spent_at: now })
    .where('digest', '=', digest)
    .where('staff_id', '=', staffId)
    .where('spent_at', 'is', null)
    .returning('digest')
    .executeTakeFirst();
  return spent !== undefined;
}
