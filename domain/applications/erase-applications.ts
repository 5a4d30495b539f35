import type { Db } from '#db/schema.ts';

/**
 * Erases what was submitted before a time, with its résumés and whatever notice it still owes.
 * @param before epoch milliseconds
 * @returns how many applications that were
 */
export function eraseApplications(db: Db, before: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const old = transaction
      .selectFrom('applications')
      .select('id')
      .where('submitted_at', '<', before);
    await transaction.deleteFrom('outbox').where('subject_id', 'in', old).execute();
    await transaction.deleteFrom('resumes').where('application_id', 'in', old).execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('applications')
      .where('submitted_at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
