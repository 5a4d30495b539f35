/** The members of the staff. */
import type { Role } from '#contract/console/roles.ts';
import type { StaffMember } from '#contract/console/staff.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { deleteNotificationsOf } from '#domain/staff/notifications/index.ts';
import { hasPermission, type Permit, permissionsOf } from '#domain/staff/permissions.ts';
import { type Authority, OPERATOR, staffIdOf, withStaffLock } from './authority.ts';
import { revokeOpenLinks } from './links.ts';
import { isLastLocalOwner } from './local-owner.ts';
import { auditAndNotify } from './notify-member.ts';
import { listOpenLinks, revokeLinksBy } from './open-links.ts';
import { endSessions } from './session-list.ts';

const COLUMNS = [
  ...(['id', 'name', 'email', 'role', 'created_at as createdAt'] as const),
  ...(['last_sign_in_at as lastSignInAt', 'removed_at as removedAt'] as const),
] as const;

/**
 * All members, including former ones, which come last, and open links if the caller manages staff.
 */
export async function listStaff(
  authority: Permit<'staff.read'> | typeof OPERATOR,
  db: Db,
  now: number,
) {
  const rows = await db
    .selectFrom('staff')
    .select(COLUMNS)
    .orderBy((row) => row.case().when('removed_at', 'is', null).then(0).else(1).end())
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const managesStaff =
    authority === OPERATOR || hasPermission(authority.actor.role, 'staff.manage');
  const links = managesStaff ? await listOpenLinks(db, now) : [];
  return { staff: rows.map(toMember), links };
}

/**
 * Changes a role from the next request on. The member must reauthenticate for calls that need a
 * fresh proof.
 * @throws ProblemError `not-found`, or `conflict` for the last owner
 */
export async function changeRole(
  authority: Authority,
  db: Db,
  { id, role, now }: { id: string; role: Role; now: number },
): Promise<StaffMember> {
  return withStaffLock(authority, db, async (transaction) => {
    const member = await requireMember(transaction, id);
    if (member.role === role) return member;
    await requireAnotherOwner(transaction, member);
    await transaction.updateTable('staff').set({ role }).where('id', '=', id).execute();
    await transaction
      .updateTable('staff_sessions')
      .set({ proved_at: 0 })
      .where('staff_id', '=', id)
      .execute();
    const by = staffIdOf(authority);
    if (!hasPermission(role, 'staff.manage')) {
      await revokeLinksBy(transaction, id, { by, cause: 'role-changed', now });
    }
    const object = { objectKind: 'staff', objectId: id, details: { from: member.role, to: role } };
    const entry = { staffId: by, action: 'role-changed', ...object } as const;
    await announceChange(transaction, ['staff'], now);
    await auditAndNotify(transaction, id, entry, now);
    return { ...member, role, permissions: permissionsOf(role) };
  });
}

/**
 * Removes a member: deletes their factors, ends their sessions, and revokes the links that they
 * created. Their name stays with what they did.
 * @throws ProblemError `not-found`, or `conflict` for the last owner
 */
export async function removeStaff(
  authority: Authority,
  db: Db,
  id: string,
  now: number,
): Promise<void> {
  await withStaffLock(authority, db, async (transaction) => {
    const member = await requireMember(transaction, id);
    await requireAnotherOwner(transaction, member);
    const values = { password_hash: null, totp_secret: null, totp_last_step: null };
    await transaction
      .updateTable('staff')
      .set({ removed_at: now, ...values })
      .where('id', '=', id)
      .execute();
    for (const table of ['passkeys', 'recovery_codes', 'staff_clients'] as const) {
      await transaction.deleteFrom(table).where('staff_id', '=', id).execute();
    }
    await deleteNotificationsOf(transaction, id);
    const staffId = staffIdOf(authority);
    await endSessions(transaction, id, { by: staffId, cause: 'staff-removed', now });
    await revokeOpenLinks(transaction, member.email, 'recovery', now);
    const object = { objectKind: 'staff', objectId: id };
    await audit(transaction, { staffId, action: 'staff-removed', ...object }, now);
    await announceChange(transaction, ['staff'], now);
  });
}

/**
 * Ends all sessions of a member and revokes the links that they created.
 * @returns the number of ended sessions
 * @throws ProblemError `not-found`
 */
export async function endSessionsOf(
  authority: Authority,
  db: Db,
  id: string,
  now: number,
): Promise<number> {
  return withStaffLock(authority, db, async (transaction) => {
    await requireMember(transaction, id);
    const endInput = { by: staffIdOf(authority), cause: 'session-ended', now } as const;
    const count = await endSessions(transaction, id, endInput);
    const object = { objectKind: 'staff', objectId: id, details: { count } };
    const entry = { staffId: staffIdOf(authority), action: 'session-ended', ...object } as const;
    await auditAndNotify(transaction, id, entry, now);
    return count;
  });
}

/** @throws ProblemError `not-found` if there is no current member with this id */
export async function requireMember(transaction: Db, id: string): Promise<StaffMember> {
  const member = await transaction
    .selectFrom('staff')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!member) throw new ProblemError('not-found', 'There is no team member with this id');
  return toMember(member);
}

const LAST_LOCAL_OWNER =
  'This is the last owner with a passkey or a password, so another owner must add one first';

/**
 * Without an owner no one could manage staff, and without one who can sign in here, no one could
 * while single sign-on fails.
 * @throws ProblemError `conflict`
 */
async function requireAnotherOwner(transaction: Db, { id, role }: StaffMember): Promise<void> {
  if (role !== 'owner') return;
  const otherOwner = await transaction
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (!otherOwner)
    throw new ProblemError(
      'conflict',
      'This is the last owner, so make someone else an owner first',
    );
  if (await isLastLocalOwner(transaction, id)) throw new ProblemError('conflict', LAST_LOCAL_OWNER);
}

const toMember = (
  row: Omit<StaffMember, 'role' | 'permissions'> & { role: string },
): StaffMember => ({
  ...row,
  role: row.role as Role,
  permissions: permissionsOf(row.role as Role),
});
