import type { Db } from '#db/schema.ts';

/**
 * Retries dead letters, as if they were new.
 * @param subjectIds only the notifications of these submissions; null for all
 * @returns how many notifications that were
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
