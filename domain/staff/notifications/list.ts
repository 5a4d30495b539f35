import { sql } from 'kysely';
import { UNREAD_COUNT_LIMIT } from '#contract/console/limits.ts';
import { NOTIFICATIONS_PAGE, type Notification } from '#contract/console/notifications.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { cursorAfter, readCursor } from '#domain/support/cursors.ts';
import { announceNotifications } from './store.ts';
import {
  type NotificationKinds,
  notificationRows,
  type Reader,
  toNotifications,
  visibleNotifications,
} from './visible.ts';

/**
 * A page of the reader's own notifications, the newest first.
 * @throws ProblemError `malformed` for an invalid cursor
 */
export async function listNotifications(
  reader: Reader,
  db: Db,
  { cursor, kinds }: { cursor: string | undefined; kinds: NotificationKinds },
): Promise<{ items: Notification[]; next: string | null }> {
  const position = readCursor(cursor);
  let rows = notificationRows(visibleNotifications(db, reader));
  if (position) {
    rows = rows.where(
      sql<boolean>`(notice.created_at, notice.id) < (${position[0]}, ${position[1]})`,
    );
  }
  const rowsAfter = await rows
    .orderBy('notice.created_at', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(NOTIFICATIONS_PAGE + 1)
    .execute();
  const page = rowsAfter.slice(0, NOTIFICATIONS_PAGE);
  const last = page.at(-1);
  const next =
    last && rowsAfter.length > page.length ? cursorAfter(last.created_at, last.id) : null;
  return { items: await toNotifications(db, page, kinds), next };
}

/** @returns at most `UNREAD_COUNT_LIMIT` */
export async function countUnreadNotifications(reader: Reader, db: Db): Promise<number> {
  const unread = await visibleNotifications(db, reader)
    .select('notice.id')
    .where('notice.read_at', 'is', null)
    .limit(UNREAD_COUNT_LIMIT)
    .execute();
  return unread.length;
}

/**
 * @throws ProblemError `not-found`, also for another person's notification, or one that may not be
 *   read any more
 */
export async function markNotification(
  reader: Reader,
  db: Db,
  { id, isRead, now }: { id: string; isRead: boolean; now: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const ownRow = await visibleNotifications(transaction, reader)
      .select('notice.id')
      .where('notice.id', '=', id)
      .executeTakeFirst();
    if (!ownRow)
      throw new ProblemError('not-found', 'There is no such notification, or it is not yours');
    await transaction
      .updateTable('staff_notifications')
      .set((row) => ({ read_at: isRead ? row.fn.coalesce('read_at', row.val(now)) : null }))
      .where('id', '=', id)
      .execute();
    await announceNotifications(transaction, [reader.staffId], now);
  });
}

/** @param until epoch milliseconds; later notifications have not been seen */
export async function markNotificationsRead(
  reader: Reader,
  db: Db,
  { until, now }: { until: number; now: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('staff_notifications')
      .set({ read_at: now })
      .where('read_at', 'is', null)
      .where('created_at', '<=', until)
      .where('id', 'in', visibleNotifications(transaction, reader).select('notice.id'))
      .execute();
    await announceNotifications(transaction, [reader.staffId], now);
  });
}

/** Milliseconds for which a notification is kept after it was read. */
const READ_RETENTION = 90 * 86_400_000;

/** @param now epoch milliseconds */
export async function deleteReadNotifications(db: Db, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('staff_notifications')
    .where('read_at', '<=', now - READ_RETENTION)
    .execute();
}

/**
 * Used when a member is removed. The account is kept for its name, but its notifications will not
 * be read again.
 */
export async function deleteNotificationsOf(transaction: Db, staffId: string): Promise<void> {
  await transaction.deleteFrom('staff_notifications').where('staff_id', '=', staffId).execute();
}
