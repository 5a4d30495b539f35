import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';

export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockApplication>>>;

/**
 * Reads and locks an application until the transaction ends; concurrent changes wait. Several
 * applications must be locked in the order of their ids to avoid deadlocks.
 * @returns undefined if there is none
 */
export function lockApplication(transaction: Db, id: string) {
  return (
    transaction
      .updateTable('applications')
      // An update that changes nothing is the row lock that both engines support.
      .set((row) => ({ version: row.ref('version') }))
      .where('id', '=', id)
      .returning(['id', 'submitted_at', 'stage', 'assignee_id', 'read_at', 'withdrawn_at'])
      .returning(['job_slug', 'version'])
      .executeTakeFirst()
  );
}

/** @throws ProblemError `not-found` */
export async function requireLockedApplication(
  transaction: Db,
  id: string,
): Promise<LockedApplication> {
  const row = await lockApplication(transaction, id);
  if (!row) throw applicationNotFound();
  return row;
}

export const applicationNotFound = () =>
  new ProblemError('not-found', 'There is no such application, or it has been erased');
