import { sql } from 'kysely';
import type { Role } from '#contract/console/roles.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { hasPermission, type Permit } from '#domain/staff/permissions.ts';

/** The operator, who runs commands on the machine and has access to the database anyway. */
export const OPERATOR: unique symbol = Symbol('operator');

/** The right by which a caller manages staff. */
export type Authority = Permit<'staff.manage'> | typeof OPERATOR;

/** Null for the operator. */
export const staffIdOf = (authority: Authority): string | null =>
  authority === OPERATOR ? null : authority.actor.staffId;

/**
 * Checks the permission again after `lockStaff`. Between the request's check and the lock, another
 * owner may have ended the session or changed the role.
 * @throws ProblemError `not-signed-in` or `forbidden`
 */
async function requireAuthority(transaction: Db, authority: Authority): Promise<void> {
  if (authority === OPERATOR) return;
  const member = await transaction
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select('role')
    .where('staff_sessions.id', '=', authority.actor.sessionId)
    .where('ended_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!member) throw new ProblemError('not-signed-in', 'Your session has ended');
  if (!hasPermission(member.role as Role, 'staff.manage')) {
    throw new ProblemError('forbidden', 'Your role does not allow this');
  }
}

/**
 * Runs a transaction that manages staff, after `lockStaff`.
 * @throws ProblemError like `requireAuthority`
 */
export const withStaffLock = <Result>(
  authority: Authority,
  db: Db,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    await lockStaff(transaction);
    await requireAuthority(transaction, authority);
    return work(transaction);
  });

/**
 * Serializes transactions that count owners or check whether an address is free: each holds this
 * row until it ends. Otherwise two concurrent transactions on PostgreSQL would both find another
 * owner.
 */
export async function lockStaff(transaction: Db): Promise<void> {
  await transaction.updateTable('staff_locks').set({ id: sql<number>`id` }).execute();
}
