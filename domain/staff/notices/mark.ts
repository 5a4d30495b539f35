import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { announceNotices } from './store.ts';
import { type Reader, visibleNotices } from './visible.ts';

/**
 * @throws ProblemError `not-found`, also for somebody else's, or one that may not be read any more
 */
export async function markNotice(
  reader: Reader,
  db: Db,
  { id, isRead, now }: { id: string; isRead: boolean; now: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const own = await visibleNotices(transaction, reader)
      .select('notice.id')
      .where('notice.id', '=', id)
      .executeTakeFirst();
    if (!own) throw new ProblemError('not-found', 'There is no such notice, or it is not yours');
    await transaction
      .updateTable('staff_notices')
      .set((row) => ({ read_at: isRead ? row.fn.coalesce('read_at', row.val(now)) : null }))
      .where('id', '=', id)
      .execute();
    await announceNotices(transaction, [reader.staffId], now);
  });
}

/** @param until epoch milliseconds: what came later has not been seen */
export async function markNoticesRead(
  reader: Reader,
  db: Db,
  { until, now }: { until: number; now: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('staff_notices')
      .set({ read_at: now })
      .where('read_at', 'is', null)
      .where('created_at', '<=', until)
      .where('id', 'in', visibleNotices(transaction, reader).select('notice.id'))
      .execute();
    await announceNotices(transaction, [reader.staffId], now);
  });
}
