/** Password and code together, as one proof. */
import type { Db } from '#db/schema.ts';
import { mayTryCode } from './attempt-limits.ts';
import type { Lane } from './hashing-turns.ts';
import { isPassword } from './passwords.ts';
import { recoveryDigest, spendRecoveryCode } from './recovery-codes.ts';
import type { StaffSite } from './staff-site.ts';
import { isTotpCode, stepOf } from './totp.ts';

/** The parts of an account that a password is compared with. */
export interface PasswordAccount {
  id: string;
  passwordHash: string | null;
  totpSecret: string | null;
}

/** A proof that is right, not yet used up. */
export interface PasswordProof {
  staffId: string;
  passwordHash: string;
  /** The step of the app's code, or the digest of a recovery code. */
  code: { step: number } | { recovery: string };
}

/** By what a password was backed; a code that is wrong counts as the app's. */
export const factorOf = (proof: PasswordProof | null) =>
  proof && 'recovery' in proof.code ? 'recovery-code' : 'password';

interface Typed {
  password: string;
  code: string;
  /** Digest of a browser that is known; null for another. */
  known: string | null;
  lane: Lane;
}

/** @returns null for whatever is wrong with it; takes as long for nobody's account as for one */
export async function checkPassword(
  { db, secret }: StaffSite,
  account: PasswordAccount | undefined,
  { password, code, known, lane }: Typed,
  now: number,
): Promise<PasswordProof | null> {
  const isRight = await isPassword(password, account?.passwordHash ?? null, lane);
  const recovery = isTotpCode(code)
    ? null
    : await recoveryDigest(secret, account?.id ?? 'nobody', code, lane);
  if (!isRight || !account?.passwordHash) return null;
  const proof = { staffId: account.id, passwordHash: account.passwordHash };
  if (recovery) return { ...proof, code: { recovery } };
  if (!(await mayTryCode(db, account.id, known, now))) return null;
  const step = account.totpSecret && stepOf(account.totpSecret, code, now);
  return step ? { ...proof, code: { step } } : null;
}

/**
 * Uses it up, in the transaction of what it is for.
 * @returns false where the code was used before, or the account is another now
 */
export async function spendPassword(
  transaction: Db,
  { staffId, passwordHash, code }: PasswordProof,
  now: number,
): Promise<boolean> {
  const account = transaction
    .updateTable('staff')
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .where('password_hash', '=', passwordHash)
    .returning('id');
  if ('step' in code) {
    const { step } = code;
    const spent = await account
      .set({ totp_last_step: step })
      .where((row) => row.or([row('totp_last_step', 'is', null), row('totp_last_step', '<', step)]))
      .executeTakeFirst();
    return spent !== undefined;
  }
  const same = await account.set({ password_hash: passwordHash }).executeTakeFirst();
  return same !== undefined && spendRecoveryCode(transaction, staffId, code.recovery, now);
}
