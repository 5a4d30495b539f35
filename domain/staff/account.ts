/** One's own ways to sign in. */
import type { Account } from '#contract/console/session.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { announceChange } from '#domain/desk-changes/index.ts';
import type { Actor } from '#domain/permissions/index.ts';
import { requireStep } from './accept-link.ts';
import { forgetClients, rememberClient } from './known-clients.ts';
import { checkRegistration, registrationOptions, storePasskey, type WebAuthn } from './passkeys.ts';
import { requireGoodPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { makeRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts';
import { endSessions, openSessions } from './session-list.ts';
import type { StaffSite } from './staff-site.ts';
import { recordAndTell } from './tell-member.ts';
import { offeredSecret, shownSecret } from './totp.ts';

/** Keys that one may have. */
const MOST_PASSKEYS = 20;

export async function readAccount(db: Db, actor: Actor, now: number): Promise<Account> {
  const { staffId } = actor;
  const { password_hash, totp_secret } = await ownRow(db, staffId);
  const left = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .where('spent_at', 'is', null)
    .executeTakeFirstOrThrow();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    hasPassword: password_hash !== null,
    hasTotp: totp_secret !== null,
    recoveryCodesLeft: Number(left.count),
    passkeys,
    sessions: await openSessions(db, actor, now),
  };
}

export async function renameSelf(db: Db, actor: Actor, name: string, now: number): Promise<Actor> {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('staff').set({ name }).where('id', '=', actor.staffId).execute();
    await announceChange(transaction, ['staff'], now);
  });
  return { ...actor, name };
}

/** @throws ProblemError `conflict` where passkeys cannot be used, or there are too many */
export async function newPasskeyOptions(
  site: StaffSite,
  actor: Actor,
  now: number,
): Promise<WebAuthn> {
  const own = await ownPasskeys(site.db, actor.staffId);
  return registrationOptions(site, actor, { known: own, now });
}

/** @throws ProblemError `invalid-fields` or `conflict` */
export async function addPasskey(
  site: StaffSite,
  actor: Actor,
  { name, response, now }: { name: string; response: WebAuthn; now: number },
): Promise<void> {
  const { staffId } = actor;
  const passkey = await checkRegistration(site, staffId, response, now);
  await changeFactor(site.db, actor, { what: 'passkey', change: 'added', now }, async (change) => {
    if ((await ownPasskeys(change, staffId)).length >= MOST_PASSKEYS) {
      throw new ProblemError('conflict', `You have ${MOST_PASSKEYS} passkeys: remove one first`);
    }
    await storePasskey(change, { staffId, name, passkey, now });
  });
}

/** @throws ProblemError `not-found`, or `conflict` for the last way to sign in */
export async function removePasskey(
  { db }: StaffSite,
  actor: Actor,
  id: string,
  now: number,
): Promise<void> {
  const { staffId } = actor;
  await changeFactor(db, actor, { what: 'passkey', change: 'removed', now }, async (change) => {
    const own = await ownPasskeys(change, staffId);
    if (!own.includes(id)) throw new ProblemError('not-found', 'You have no such passkey');
    const { password_hash } = await ownRow(change, staffId);
    if (own.length === 1 && password_hash === null) {
      const detail = 'This is your only way to sign in: add another one first';
      throw new ProblemError('conflict', detail);
    }
    await change.deleteFrom('passkeys').where('id', '=', id).execute();
  });
}

/** The secret for an app; the same at each look in this session until it is taken. */
export async function newTotp({ db, secret, brand }: StaffSite, actor: Actor) {
  return shownSecret(await offeredTo(db, secret, actor), brand, actor.email);
}

/** Sets password and app together; all other sessions end. @throws ProblemError `invalid-fields` or `unavailable` */
export async function setPassword(
  { db, secret, brand }: StaffSite,
  actor: Actor,
  typed: { password: string; code: string; clientToken: string | undefined; now: number },
): Promise<{ recoveryCodes: string[]; clientToken: string }> {
  const { staffId, sessionId, email, name } = actor;
  const { password, code, now } = typed;
  requireGoodPassword(password, [brand, email, name]);
  const totpSecret = await offeredTo(db, secret, actor);
  const step = requireStep(totpSecret, code, now);
  const passwordHash = await hashPassword(password, 'known');
  const recovery = await makeRecoveryCodes(secret, staffId);
  return changeFactor(db, actor, { what: 'password', change: 'set', now }, async (change) => {
    const values = { password_hash: passwordHash, totp_secret: totpSecret, totp_last_step: step };
    await change.updateTable('staff').set(values).where('id', '=', staffId).execute();
    await storeRecoveryCodes(change, staffId, recovery);
    await endSessions(change, staffId, { but: sessionId, now });
    await forgetClients(change, staffId);
    const clientToken = await rememberClient(change, staffId, typed.clientToken, now);
    return { recoveryCodes: recovery.codes, clientToken };
  });
}

/** @throws ProblemError `conflict` where no code is ever asked for */
export async function newRecoveryCodes(
  { db, secret }: StaffSite,
  actor: Actor,
  now: number,
): Promise<string[]> {
  const { password_hash } = await ownRow(db, actor.staffId);
  if (password_hash === null) {
    const detail = "Recovery codes stand in for the app's: set a password first";
    throw new ProblemError('conflict', detail);
  }
  const recovery = await makeRecoveryCodes(secret, actor.staffId);
  return changeFactor(db, actor, { what: 'recovery-codes', change: 'set', now }, async (change) => {
    await storeRecoveryCodes(change, actor.staffId, recovery);
    return recovery.codes;
  });
}

interface FactorChange {
  what: 'passkey' | 'password' | 'recovery-codes';
  change: 'added' | 'removed' | 'set';
  now: number;
}

/** One change of one's factors at a time: two at once could each leave the other's to sign in with. */
async function changeFactor<Result>(
  db: Db,
  { staffId }: Actor,
  { what, change, now }: FactorChange,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    const locked = await transaction
      .updateTable('staff')
      .set({ id: staffId })
      .where('id', '=', staffId)
      .where('removed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!locked) throw new ProblemError('not-signed-in', 'Your session has ended');
    const result = await work(transaction);
    const object = { objectKind: 'staff', objectId: staffId, details: { what, change } };
    const record = { staffId, action: 'factor-changed', ...object } as const;
    await recordAndTell(transaction, staffId, record, now);
    return result;
  });
}

async function offeredTo(db: Db, secret: string, { staffId, sessionId }: Actor): Promise<string> {
  const { totp_secret } = await ownRow(db, staffId);
  return offeredSecret(secret, staffId, sessionId, totp_secret ?? '');
}

async function ownPasskeys(db: Db, staffId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select('id')
    .where('staff_id', '=', staffId)
    .execute();
  return rows.map(({ id }) => id);
}

function ownRow(db: Db, staffId: string) {
  return db
    .selectFrom('staff')
    .select(['password_hash', 'totp_secret'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();
}
