import { sql } from 'kysely';
import { UNREAD_COUNT_LIMIT } from '#contract/console/limits.ts';
import { NOTICES_PAGE, type Notice } from '#contract/console/notices.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { cursorAfter, readCursor } from '#domain/support/cursors.ts';
import {
  type NoticeKinds,
  noticeRows,
  type Reader,
  shownNotices,
  visibleNotices,
} from './shown.ts';
import { announceNotices } from './store.ts';

/**
 * A page of one's own, the newest first.
 * @throws ProblemError `malformed` for a cursor that is none
 */
export async function listNotices(
  reader: Reader,
  db: Db,
  { cursor, kinds }: { cursor: string | undefined; kinds: NoticeKinds },
): Promise<{ items: Notice[]; next: string | null }> {
  const after = readCursor(cursor);
  let rows = noticeRows(visibleNotices(db, reader));
  if (after) {
    rows = rows.where(sql<boolean>`(notice.created_at, notice.id) < (${after[0]}, ${after[1]})`);
  }
  const found = await rows
    .orderBy('notice.created_at', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(NOTICES_PAGE + 1)
    .execute();
  const page = found.slice(0, NOTICES_PAGE);
  const last = page.at(-1);
  const next = last && found.length > page.length ? cursorAfter(last.created_at, last.id) : null;
  return { items: await shownNotices(db, page, kinds), next };
}

/** @returns `UNREAD_COUNT_LIMIT` for as many or more */
export async function countUnreadNotices(reader: Reader, db: Db): Promise<number> {
  const unread = await visibleNotices(db, reader)
    .select('notice.id')
    .where('notice.read_at', 'is', null)
    .limit(UNREAD_COUNT_LIMIT)
    .execute();
  return unread.length;
}

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

/** Milliseconds for which a notice is kept once it has been read. */
const READ_KEPT = 90 * 86_400_000;

/** @param now epoch milliseconds */
export async function forgetReadNotices(db: Db, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('staff_notices')
    .where('read_at', '<=', now - READ_KEPT)
    .execute();
}

/** When a person leaves: the account is kept for its name, and these are not read again. */
export async function forgetNoticesTo(transaction: Db, staffId: string): Promise<void> {
  await transaction.deleteFrom('staff_notices').where('staff_id', '=', staffId).execute();
}
