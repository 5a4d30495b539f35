/** Ends a planned publication exactly once. */
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';

/** @throws ProblemError `conflict` if another process has finished it */
export async function finishPublication(
  db: Db,
  id: string,
  { state, now, problem = null }: { state: string; now: number; problem?: string | null },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({ state, done_at: now, problem })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) {
    throw new ProblemError('conflict', 'This publication is no longer pending');
  }
}
