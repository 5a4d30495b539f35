/** A password together with a code, as one proof. */
import type { Db } from '#db/schema.ts';
import { canTryCode } from './attempt-limits.ts';
import type { Lane } from './hashing-queue.ts';
import { isPassword } from './passwords.ts';
import { consumeRecoveryCode, recoveryDigest } from './recovery-codes.ts';
import type { StaffSite } from './staff-site.ts';
import { isTotpCode, stepOf } from './totp.ts';

/** The columns of an account that a password and a code are checked against. */
export interface PasswordAccount {
  id: string;
  passwordHash: string | null;
  totpSecret: string | null;
}

/** A verified proof that has not been consumed. */
export interface PasswordProof {
  staffId: string;
  passwordHash: string;
  /** Step of the app's code, or digest of a recovery code. */
  code: { step: number } | { recovery: string };
}

/** The factor for the audit log. A wrong code counts as the app's. */
export const proofFactor = (proof: PasswordProof | null) =>
  proof && 'recovery' in proof.code ? 'recovery-code' : 'password';

interface ProofInput {
  password: string;
  code: string;
  /** Digest of a known browser; null for an unknown one. */
  clientDigest: string | null;
  lane: Lane;
}

/** @returns null if the proof is invalid for any reason; takes equally long without an account */
export async function checkPassword(
  { db, secret }: StaffSite,
  account: PasswordAccount | undefined,
  { password, code, clientDigest, lane }: ProofInput,
  now: number,
): Promise<PasswordProof | null> {
  const isRight = await isPassword(password, account?.passwordHash ?? null, lane);
  const codeDigest = isTotpCode(code)
    ? null
    : await recoveryDigest(secret, account?.id ?? 'nobody', code, lane);
  if (!isRight || !account?.passwordHash) return null;
  const proof = { staffId: account.id, passwordHash: account.passwordHash };
  if (codeDigest) return { ...proof, code: { recovery: codeDigest } };
  if (!(await canTryCode(db, account.id, clientDigest, now))) return null;
  const step = account.totpSecret && stepOf(account.totpSecret, code, now);
  return step ? { ...proof, code: { step } } : null;
}

/**
 * Consumes a proof. Must run in the transaction that it authorizes.
 * @returns false if the code was used before, or the account has changed since the check
 */
export async function consumePasswordProof(
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
    const updated = await account
      .set({ totp_last_step: step })
      .where((row) => row.or([row('totp_last_step', 'is', null), row('totp_last_step', '<', step)]))
      .executeTakeFirst();
    return updated !== undefined;
  }
  const updated = await account.set({ password_hash: passwordHash }).executeTakeFirst();
  return updated !== undefined && consumeRecoveryCode(transaction, staffId, code.recovery, now);
}
