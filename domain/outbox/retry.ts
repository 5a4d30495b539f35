import type { Db } from '#db/schema.ts';

/**
 * Makes what was given up due again, as if it were new.
 * @param subjectIds only what these submissions owe; null for all
 * @returns how many notices that were
 */
export async function retryFailed(
  db: Db,
  subjectIds: readonly string[] | null,
  now = Date.now(),
): Promise<number> {
  const failed = db
    .updateTable('outbox')
    .set({ failed_at: null, attempts: 0, next_attempt_at: now })
    .where('failed_at', 'is not', null);
  const asked = subjectIds === null ? failed : failed.where('subject_id', 'in', [...subjectIds]);
  const { numUpdatedRows } = await asked.executeTakeFirst();
  return Number(numUpdatedRows);
}
