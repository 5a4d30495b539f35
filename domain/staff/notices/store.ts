import type { Db } from '#db/schema.ts';
import { announceChange } from '#domain/staff/desk-changes/index.ts';
import { mailSoon } from './mail-soon.ts';

/** Their consoles read their notices again. */
export function announceNotices(transaction: Db, staffIds: readonly string[], now: number) {
  return announceChange(
    transaction,
    staffIds.map((id) => `notices:${id}`),
    now,
  );
}

/**
 * Stores a notice for its recipient, whose console hears of it, and for a mail if they want one.
 * @param now epoch milliseconds
 */
export async function storeNotice(
  transaction: Db,
  notice: {
    id: string;
    staff_id: string;
    kind: 'mention' | 'assignment';
    subject_kind: string;
    subject_id: string;
    note_id: string | null;
    by_id: string;
  },
  now: number,
): Promise<void> {
  const mailId = await mailSoon(transaction, notice.staff_id, now);
  await transaction
    .insertInto('staff_notices')
    .values({ ...notice, created_at: now, read_at: null, mail_id: mailId })
    .execute();
  await announceNotices(transaction, [notice.staff_id], now);
}
