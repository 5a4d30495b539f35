import type { Db } from '#db/schema.ts';

/** Milliseconds for which a notice is kept once it has been read. */
const READ_KEPT = 90 * 86_400_000;

/** @param now epoch milliseconds */
export async function forgetReadNotices(db: Db, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('staff_notices')
    .where('read_at', '<=', now - READ_KEPT)
    .execute();
}

/** Of somebody who leaves: an account is kept for its name, and nobody reads these again. */
export async function forgetNoticesTo(transaction: Db, staffId: string): Promise<void> {
  await transaction.deleteFrom('staff_notices').where('staff_id', '=', staffId).execute();
}
