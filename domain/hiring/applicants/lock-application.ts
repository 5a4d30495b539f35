import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';

export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockApplication>>>;

/**
 * The application as it is now, and stays until the transaction ends: whoever else wants to change it
 * waits. Locks of several are taken in the order of their ids, so that no two wait for each other.
 * @returns undefined where there is none
 */
export function lockApplication(transaction: Db, id: string) {
  return (
    transaction
      .updateTable('applications')
      // A change of nothing is a lock that both engines know.
      .set((row) => ({ version: row.ref('version') }))
      .where('id', '=', id)
      .returning(['id', 'submitted_at', 'stage', 'assignee_id', 'read_at', 'withdrawn_at'])
      .returning(['job_slug', 'version'])
      .executeTakeFirst()
  );
}

/** @throws ProblemError `not-found` */
export async function lockedApplication(transaction: Db, id: string): Promise<LockedApplication> {
  const row = await lockApplication(transaction, id);
  if (!row) throw noApplication();
  return row;
}

export const noApplication = () =>
  new ProblemError('not-found', 'There is no such application, or it has been erased');
