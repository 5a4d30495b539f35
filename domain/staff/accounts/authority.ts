import { sql } from 'kysely';
import type { Role } from '#contract/console/roles.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { mayDo, type Permit } from '#domain/staff/permissions.ts';

/** Whoever runs commands on the machine: they have the database anyway. */
export const OPERATOR: unique symbol = Symbol('operator');

/** By what somebody manages the staff. */
export type Authority = Permit<'staff.manage'> | typeof OPERATOR;

/** Null for the operator. */
export const staffIdOf = (authority: Authority): string | null =>
  authority === OPERATOR ? null : authority.actor.staffId;

/**
 * Looks again, behind `lockStaff`: the permit was given before the transaction had its turn, and another owner may
 * have ended the session or changed the role since.
 * @throws ProblemError `not-signed-in` or `forbidden`
 */
async function requireAuthority(transaction: Db, authority: Authority): Promise<void> {
  if (authority === OPERATOR) return;
  const maker = await transaction
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select('role')
    .where('staff_sessions.id', '=', authority.actor.sessionId)
    .where('ended_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!maker) throw new ProblemError('not-signed-in', 'Your session has ended');
  if (!mayDo(maker.role as Role, 'staff.manage')) {
    throw new ProblemError('forbidden', 'Your role does not allow this');
  }
}

/** A transaction of somebody who manages the staff, behind `lockStaff`. @throws ProblemError as `requireAuthority` does */
export const managingStaff = <Result>(
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
 * Transactions that count owners, or look whether an address is free, come one after the other: each holds
 * this row until it ends. On PostgreSQL, two concurrent ones would both find another owner.
 */
export async function lockStaff(transaction: Db): Promise<void> {
  await transaction.updateTable('staff_locks').set({ id: sql<number>`id` }).execute();
}
