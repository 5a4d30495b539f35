/** One's own ways to sign in. */
import type { Account } from '#contract/console/account.ts';
import type { NoticeMails } from '#contract/console/names.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { announceChange } from '#domain/staff/desk-changes.ts';
import type { Actor } from '#domain/staff/permissions.ts';
import { changeFactor, ownRow } from './change-factor.ts';
import { hashAlone } from './hashing-turns.ts';
import {
  checkRegistration,
  ownPasskeys,
  registrationOptions,
  storePasskey,
  type WebAuthn,
} from './passkeys.ts';
import { makeRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts';
import { openSessions } from './session-list.ts';
import type { StaffSite } from './staff-site.ts';

/** Keys that one may have. */
const MOST_PASSKEYS = 20;

export async function readAccount(db: Db, actor: Actor, now: number): Promise<Account> {
  const { staffId } = actor;
  const { password_hash, totp_secret, notice_mails } = await ownRow(db, staffId);
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
    noticeMails: notice_mails as NoticeMails,
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

/** Nothing that signs anybody in changes. @throws ProblemError `not-found` */
export async function renamePasskey(
  db: Db,
  { staffId }: Actor,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const renamed = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('id')
    .executeTakeFirst();
  if (!renamed) throw noPasskey();
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
    if (!own.includes(id)) throw noPasskey();
    const { password_hash } = await ownRow(change, staffId);
    if (own.length === 1 && password_hash === null) {
      const detail = 'This is your only way to sign in: add another one first';
      throw new ProblemError('conflict', detail);
    }
    await change.deleteFrom('passkeys').where('id', '=', id).execute();
  });
}

/** @throws ProblemError `conflict` where no code is ever asked for, `too-many` or `unavailable` */
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
  const { staffId } = actor;
  const recovery = await hashAlone(staffId, () => makeRecoveryCodes(secret, staffId));
  return changeFactor(db, actor, { what: 'recovery-codes', change: 'set', now }, async (change) => {
    await storeRecoveryCodes(change, staffId, recovery);
    return recovery.codes;
  });
}

const noPasskey = () => new ProblemError('not-found', 'You have no such passkey');
