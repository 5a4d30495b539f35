/** Finds or creates the account of an identity. Must run after `lockStaff`. */
import { sql } from 'kysely';
import { CONSOLE_LIMITS } from '#contract/console/limits.ts';
import { toHeaderText } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { createAccount } from './accept-link.ts';
import type { Identity } from './identity-provider.ts';
import { consumeLink, type Link, openInvitation } from './links.ts';
import { hasLocalOwner } from './local-owner.ts';
import { auditAndNotify } from './notify-member.ts';

export type RefusalReason =
  | 'no-email'
  | 'unverified-email'
  | 'not-invited'
  | 'other-identity'
  | 'first-owner'
  | 'not-fresh'
  | 'expired';

/** Thrown within the transaction, which it rolls back. */
export class SsoRefusal extends Error {
  readonly reason: RefusalReason;
  /** Null if there is no account. */
  readonly staffId: string | null;

  constructor(reason: RefusalReason, staffId: string | null = null) {
    super(reason);
    this.reason = reason;
    this.staffId = staffId;
  }
}

/**
 * The account of an identity. At the first sign-in, the verified address finds the account or the
 * invitation; later only the provider's id of the person counts.
 * @returns the account's id, and a step to run at the end of the transaction
 * @throws SsoRefusal
 */
export async function accountOf(
  transaction: Db,
  identity: Identity,
  now: number,
): Promise<{ staffId: string; finish: () => Promise<void> }> {
  const nothing = async () => undefined;
  const bound = await boundAccount(transaction, identity);
  if (bound && bound.removed_at === null) {
    await bind(transaction, identity, bound.id, now);
    return { staffId: bound.id, finish: nothing };
  }
  const { email, statedEmail } = identity;
  if (email === null) throw new SsoRefusal(statedEmail ? 'unverified-email' : 'no-email');
  const member = await memberWith(transaction, email);
  // The identity of a removed member opens no other account: only an invitation may renew it.
  if (member && bound) throw new SsoRefusal('not-invited', member.id);
  if (member) {
    if (await hasIdentity(transaction, identity.issuer, member.id))
      throw new SsoRefusal('other-identity', member.id);
    await bind(transaction, identity, member.id, now);
    return { staffId: member.id, finish: () => auditBinding(transaction, member.id, now) };
  }
  const invitation = await openInvitation(transaction, email, now);
  if (!invitation) throw new SsoRefusal('not-invited');
  await redeem(transaction, invitation, identity, now);
  return { staffId: invitation.staffId, finish: nothing };
}

/** Creates the account of an invitation without a local way to sign in. */
async function redeem(
  transaction: Db,
  invitation: Link,
  identity: Identity,
  now: number,
): Promise<void> {
  const { staffId, role, email } = invitation;
  if (role === 'owner' && !(await hasLocalOwner(transaction, null)))
    throw new SsoRefusal('first-owner');
  await consumeLink(transaction, invitation, now);
  await createAccount(transaction, invitation, nameOf(identity, email), now);
  await bind(transaction, identity, staffId, now);
  await announceChange(transaction, ['staff'], now);
  const object = { objectKind: 'staff', objectId: staffId, details: { role, by: SSO } };
  await audit(transaction, { staffId, action: 'staff-joined', ...object }, now);
}

export const SSO = 'single-sign-on';

/** The part before the @ if the provider states no name. */
function nameOf({ name }: Identity, email: string): string {
  const stated = toHeaderText(name).slice(0, CONSOLE_LIMITS.name).trim();
  return stated || (email.split('@', 1)[0] ?? email);
}

async function auditBinding(transaction: Db, staffId: string, now: number): Promise<void> {
  const object = { objectKind: 'staff', objectId: staffId };
  const details = { what: SSO, change: 'added' };
  const entry = { staffId, action: 'factor-changed', ...object, details } as const;
  await auditAndNotify(transaction, staffId, entry, now);
}

function boundAccount(db: Db, { issuer, subject }: Identity) {
  return db
    .selectFrom('staff_identities')
    .innerJoin('staff', 'staff.id', 'staff_identities.staff_id')
    .select(['staff.id', 'staff.removed_at'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

function memberWith(db: Db, email: string) {
  return db
    .selectFrom('staff')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export async function hasIdentity(db: Db, issuer: string, staffId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_identities')
    .select('subject')
    .where('issuer', '=', issuer)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row !== undefined;
}

async function bind(
  transaction: Db,
  { issuer, subject }: Identity,
  staffId: string,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('staff_identities')
    .values({ issuer, subject, staff_id: staffId, created_at: now, last_used_at: now })
    .onConflict((conflict) =>
      conflict.columns(['issuer', 'subject']).doUpdateSet({ staff_id: staffId, last_used_at: now }),
    )
    .execute();
}
