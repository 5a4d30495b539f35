/** The ways in which a person signs in, managed by themselves. */
import type { Account } from '#contract/console/account.ts';
import type { NotificationEmails } from '#contract/console/names.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import type { Actor } from '#domain/staff/permissions.ts';
import { changeFactor, readFactors } from './change-factor.ts';
import { hashExclusively } from './hashing-queue.ts';
import { isLastLocalOwner } from './local-owner.ts';
import {
  checkRegistration,
  passkeyIdsOf,
  registrationOptions,
  storePasskey,
  type WebAuthn,
} from './passkeys.ts';
import { createRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts';
import { openSessions } from './session-list.ts';
import { hasIdentity } from './sso-account.ts';
import type { StaffSite } from './staff-site.ts';

/** Maximum number of passkeys per person. */
const MAX_PASSKEYS = 20;

export async function readAccount(db: Db, actor: Actor, now: number): Promise<Account> {
  const { staffId } = actor;
  const { password_hash, totp_secret, notification_emails } = await readFactors(db, staffId);
  const remaining = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .where('spent_at', 'is', null)
    .executeTakeFirstOrThrow();
  const identity = await db
    .selectFrom('staff_identities')
    .select(['issuer', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('staff_id', '=', staffId)
    .orderBy('last_used_at', 'desc')
    .limit(1)
    .executeTakeFirst();
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
    recoveryCodesLeft: Number(remaining.count),
    notificationEmails: notification_emails as NotificationEmails,
    passkeys,
    singleSignOn: identity ?? null,
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

/** @throws ProblemError `conflict` if passkeys cannot be used */
export async function newPasskeyOptions(
  site: StaffSite,
  actor: Actor,
  now: number,
): Promise<WebAuthn> {
  const passkeyIds = await passkeyIdsOf(site.db, actor.staffId);
  return registrationOptions(site, actor, { existingIds: passkeyIds, now });
}

/** @throws ProblemError `invalid-fields`, or `conflict` if there are too many */
export async function addPasskey(
  site: StaffSite,
  actor: Actor,
  { name, response, now }: { name: string; response: WebAuthn; now: number },
): Promise<void> {
  const { staffId } = actor;
  const passkey = await checkRegistration(site, staffId, response, now);
  await changeFactor(
    site.db,
    actor,
    { factor: 'passkey', change: 'added', now },
    async (transaction) => {
      if ((await passkeyIdsOf(transaction, staffId)).length >= MAX_PASSKEYS) {
        throw new ProblemError(
          'conflict',
          `You can have at most ${MAX_PASSKEYS} passkeys, so remove one first`,
        );
      }
      await storePasskey(transaction, { staffId, name, passkey, now });
    },
  );
}

/**
 * Needs no factor change, because the name signs no one in.
 * @throws ProblemError `not-found`
 */
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
  if (!renamed) throw passkeyNotFound();
}

/** @throws ProblemError `not-found`, or `conflict` for the last way to sign in */
export async function removePasskey(
  { db, issuer }: StaffSite,
  actor: Actor,
  id: string,
  now: number,
): Promise<void> {
  const { staffId } = actor;
  await changeFactor(
    db,
    actor,
    { factor: 'passkey', change: 'removed', now },
    async (transaction) => {
      const passkeyIds = await passkeyIdsOf(transaction, staffId);
      if (!passkeyIds.includes(id)) throw passkeyNotFound();
      const { password_hash } = await readFactors(transaction, staffId);
      if (passkeyIds.length === 1 && password_hash === null) {
        const detail = await problemWithoutLocal(transaction, staffId, issuer);
        if (detail) throw new ProblemError('conflict', detail);
      }
      await transaction.deleteFrom('passkeys').where('id', '=', id).execute();
    },
  );
}

/** Why a member must keep their last passkey or password; null if they need neither. */
async function problemWithoutLocal(db: Db, staffId: string, issuer: string | null) {
  if (issuer === null || !(await hasIdentity(db, issuer, staffId)))
    return 'This is your only way to sign in, so add another one first';
  return (await isLastLocalOwner(db, staffId))
    ? 'You are the last owner who can sign in without single sign-on, so add another way first'
    : null;
}

/** @throws ProblemError `conflict` if the account has no password, `too-many` or `unavailable` */
export async function newRecoveryCodes(
  { db, secret }: StaffSite,
  actor: Actor,
  now: number,
): Promise<string[]> {
  const { password_hash } = await readFactors(db, actor.staffId);
  if (password_hash === null) {
    const detail = "Recovery codes replace an app's codes, so set a password first";
    throw new ProblemError('conflict', detail);
  }
  const { staffId } = actor;
  const recovery = await hashExclusively(staffId, () => createRecoveryCodes(secret, staffId));
  return changeFactor(
    db,
    actor,
    { factor: 'recovery-codes', change: 'set', now },
    async (transaction) => {
      await storeRecoveryCodes(transaction, staffId, recovery);
      return recovery.codes;
    },
  );
}

const passkeyNotFound = () => new ProblemError('not-found', 'You have no such passkey');
