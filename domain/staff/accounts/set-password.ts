/** Setting one's own password together with the authenticator app that belongs to it. */
import { fieldProblem } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/staff/permissions.ts';
import { requireTotpStep } from './accept-link.ts';
import { countProof } from './attempt-limits.ts';
import { changeFactor, readFactors } from './change-factor.ts';
import { hashExclusively } from './hashing-queue.ts';
import { deleteClients, rememberClient } from './known-clients.ts';
import { requireStrongPassword } from './password-rules.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { createRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts';
import { endSessions } from './session-list.ts';
import type { StaffSite } from './staff-site.ts';
import { auditRefusal } from './start-session.ts';
import { deriveTotpSecret, totpSetup } from './totp.ts';

/** The secret for an authenticator app. It stays the same in this session until it is stored. */
export async function newTotp({ db, secret, brand }: StaffSite, actor: Actor) {
  return totpSetup(await totpSecretFor(db, secret, actor), brand, actor.email);
}

interface PasswordInput {
  /** Not required after a proof by passkey, for people who have forgotten their password. */
  currentPassword?: string | undefined;
  password: string;
  code: string;
  clientToken: string | undefined;
  now: number;
}

interface SetPassword {
  recoveryCodes: string[];
  /** For the cookie of this browser. */
  clientToken: string;
}

/**
 * Sets password and app together and ends all other sessions.
 * @throws ProblemError `invalid-fields`, `too-many` or `unavailable`
 */
export const setPassword = (
  site: StaffSite,
  actor: Actor,
  input: PasswordInput,
): Promise<SetPassword> => hashExclusively(actor.staffId, () => setExclusively(site, actor, input));

async function setExclusively(
  { db, secret, brand }: StaffSite,
  actor: Actor,
  input: PasswordInput,
): Promise<SetPassword> {
  const { staffId, sessionId, email, name } = actor;
  const { password, code, now } = input;
  requireStrongPassword(password, [brand, email, name]);
  const currentHash = await requireCurrentPassword(db, actor, input);
  const totpSecret = await totpSecretFor(db, secret, actor);
  const step = requireTotpStep(totpSecret, code, now);
  const passwordHash = await hashPassword(password, 'known');
  const recovery = await createRecoveryCodes(secret, staffId);
  return changeFactor(
    db,
    actor,
    { factor: 'password', change: 'set', now },
    async (transaction) => {
      const values = { password_hash: passwordHash, totp_secret: totpSecret, totp_last_step: step };
      const account = await transaction
        .updateTable('staff')
        .set(values)
        .where('id', '=', staffId)
        .where('password_hash', currentHash === null ? 'is' : '=', currentHash)
        .returning('id')
        .executeTakeFirst();
      // Another password was set while the current one was being checked.
      if (!account) throw currentPasswordProblem('This is not your current password');
      await storeRecoveryCodes(transaction, staffId, recovery);
      const endInput = { by: staffId, cause: 'factor-changed', now } as const;
      await endSessions(transaction, staffId, { exceptId: sessionId, ...endInput });
      await deleteClients(transaction, staffId);
      const clientToken = await rememberClient(transaction, staffId, input.clientToken, now);
      return { recoveryCodes: recovery.codes, clientToken };
    },
  );
}

/**
 * A fresh proof by password may come from someone else at an unlocked screen, so changing the
 * password requires the current one. A passkey is sufficient proof, so it is the way back after
 * forgetting the password.
 * @returns the digest of the current password
 * @throws ProblemError `invalid-fields` or `too-many`
 */
async function requireCurrentPassword(
  db: Db,
  { staffId, sessionId }: Actor,
  { currentPassword, now }: PasswordInput,
): Promise<string | null> {
  const { password_hash: currentHash } = await readFactors(db, staffId);
  if (currentHash === null) return null;
  if (currentPassword === undefined) {
    const session = await db
      .selectFrom('staff_sessions')
      .select('proved_by')
      .where('id', '=', sessionId)
      .executeTakeFirst();
    if (session?.proved_by === 'passkey') return currentHash;
    throw currentPasswordProblem('Enter your current password');
  }
  await countProof(db, sessionId, now);
  if (await isPassword(currentPassword, currentHash, 'known')) return currentHash;
  await auditRefusal(db, staffId, 'password', now);
  throw currentPasswordProblem('This is not your current password');
}

const currentPasswordProblem = (message: string) => fieldProblem('currentPassword', message);

async function totpSecretFor(
  db: Db,
  secret: string,
  { staffId, sessionId }: Actor,
): Promise<string> {
  const { totp_secret } = await readFactors(db, staffId);
  return deriveTotpSecret(secret, staffId, sessionId, totp_secret ?? '');
}
