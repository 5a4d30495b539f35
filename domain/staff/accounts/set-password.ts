/** One's own password, and the app of one-time codes that belongs to it. */
import { fieldProblem } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/staff/permissions.ts';
import { requireStep } from './accept-link.ts';
import { countProof } from './attempt-limits.ts';
import { changeFactor, ownRow } from './change-factor.ts';
import { recordRefusal } from './enter.ts';
import { hashAlone } from './hashing-turns.ts';
import { forgetClients, rememberClient } from './known-clients.ts';
import { requireGoodPassword } from './password-rules.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { makeRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts';
import { endSessions } from './session-list.ts';
import type { StaffSite } from './staff-site.ts';
import { offeredSecret, shownSecret } from './totp.ts';

/** The secret for an app; the same at each look in this session until it is taken. */
export async function newTotp({ db, secret, brand }: StaffSite, actor: Actor) {
  return shownSecret(await offeredTo(db, secret, actor), brand, actor.email);
}

interface Typed {
  /** The one that they have; whoever proved by a passkey who they are need not know it any more. */
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
 * Sets password and app together; all other sessions end.
 * @throws ProblemError `invalid-fields`, `too-many` or `unavailable`
 */
export const setPassword = (site: StaffSite, actor: Actor, typed: Typed): Promise<SetPassword> =>
  hashAlone(actor.staffId, () => setInTurn(site, actor, typed));

async function setInTurn(
  { db, secret, brand }: StaffSite,
  actor: Actor,
  typed: Typed,
): Promise<SetPassword> {
  const { staffId, sessionId, email, name } = actor;
  const { password, code, now } = typed;
  requireGoodPassword(password, [brand, email, name]);
  const current = await requireCurrentPassword(db, actor, typed);
  const totpSecret = await offeredTo(db, secret, actor);
  const step = requireStep(totpSecret, code, now);
  const passwordHash = await hashPassword(password, 'known');
  const recovery = await makeRecoveryCodes(secret, staffId);
  return changeFactor(db, actor, { what: 'password', change: 'set', now }, async (change) => {
    const values = { password_hash: passwordHash, totp_secret: totpSecret, totp_last_step: step };
    const set = await change
      .updateTable('staff')
      .set(values)
      .where('id', '=', staffId)
      .where('password_hash', current === null ? 'is' : '=', current)
      .returning('id')
      .executeTakeFirst();
    // Another one was set while this one was being looked at.
    if (!set) throw notCurrent('This is not the password that you have now');
    await storeRecoveryCodes(change, staffId, recovery);
    const ending = { by: staffId, because: 'factor-changed', now } as const;
    await endSessions(change, staffId, { but: sessionId, ...ending });
    await forgetClients(change, staffId);
    const clientToken = await rememberClient(change, staffId, typed.clientToken, now);
    return { recoveryCodes: recovery.codes, clientToken };
  });
}

/**
 * A fresh proof by password may have been another's, at a screen left open: who changes the password knows it. A passkey
 * proves by itself who it is, so it is the way back for whoever has forgotten the password.
 * @returns the digest of the password that they have
 * @throws ProblemError `invalid-fields` or `too-many`
 */
async function requireCurrentPassword(
  db: Db,
  { staffId, sessionId }: Actor,
  { currentPassword, now }: Typed,
): Promise<string | null> {
  const { password_hash: current } = await ownRow(db, staffId);
  if (current === null) return null;
  if (currentPassword === undefined) {
    const session = await db
      .selectFrom('staff_sessions')
      .select('proved_by')
      .where('id', '=', sessionId)
      .executeTakeFirst();
    if (session?.proved_by === 'passkey') return current;
    throw notCurrent('Type the password that you have now');
  }
  await countProof(db, sessionId, now);
  if (await isPassword(currentPassword, current, 'known')) return current;
  await recordRefusal(db, staffId, 'password', now);
  throw notCurrent('This is not the password that you have now');
}

const notCurrent = (message: string) => fieldProblem('currentPassword', message);

async function offeredTo(db: Db, secret: string, { staffId, sessionId }: Actor): Promise<string> {
  const { totp_secret } = await ownRow(db, staffId);
  return offeredSecret(secret, staffId, sessionId, totp_secret ?? '');
}
