import { randomUUID } from 'node:crypto';
import type { Db, Schema } from '#db/schema.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { scheduleMail } from './schedule-mail.ts';

/** Makes the consoles of these members read their notifications again. */
export function announceNotifications(transaction: Db, staffIds: readonly string[], now: number) {
  return announceChange(
    transaction,
    staffIds.map((id) => `notices:${id}`),
    now,
  );
}

/**
 * Stores a notification, announces it to the recipient's console, and adds it to a mail if they
 * want one.
 * @param now epoch milliseconds
 */
async function storeNotification(
  transaction: Db,
  now: number,
  notification: Omit<Schema['staff_notifications'], 'id' | 'created_at' | 'read_at' | 'mail_id'>,
): Promise<void> {
  const mailId = await scheduleMail(transaction, notification.staff_id, now);
  await transaction
    .insertInto('staff_notifications')
    .values({ ...notification, id: randomUUID(), created_at: now, read_at: null, mail_id: mailId })
    .execute();
  await announceNotifications(transaction, [notification.staff_id], now);
}

interface AssignmentInput {
  /** `application`, or a kind in the inbox. */
  kind: string;
  id: string;
  /** Null for unassigned. */
  from: string | null;
  to: string | null;
  /** The person who assigned it, who gets no notification. */
  byId: string;
  /**
   * True for the undo of a change. A person who is assigned again already has an earlier
   * notification.
   */
  isUndo?: boolean;
  now: number;
}

/**
 * Notifies a new assignee. Must run in the transaction of the assignment. The notification is
 * visible as long as the assignment lasts (`visibleNotifications`), so that of the previous
 * assignee stays in the table.
 */
export async function notifyAssignee(
  transaction: Db,
  { kind, id, from, to, byId, isUndo = false, now }: AssignmentInput,
): Promise<void> {
  if (from === to) return;
  if (to !== null && !isUndo) {
    await transaction
      .deleteFrom('staff_notifications')
      .where('staff_id', '=', to)
      .where('subject_id', '=', id)
      .where('subject_kind', '=', kind)
      .where('note_id', 'is', null)
      .execute();
    if (to !== byId) {
      await storeNotification(transaction, now, {
        staff_id: to,
        kind: 'assignment',
        note_id: null,
        author_id: byId,
        subject_kind: kind,
        subject_id: id,
      });
    }
  }
  const staffIds = [from, isUndo ? to : null].filter((staffId) => staffId !== null);
  await announceNotifications(transaction, staffIds, now);
}

interface MentionInput {
  noteId: string;
  applicationId: string;
  /** Staff ids in the current version of the note. */
  mentions: readonly string[];
  /** The author of the note, who gets no notification. */
  byId: string;
  now: number;
}

/**
 * Notifies the people that a note mentions. Must run in the transaction that writes the note. Each
 * person gets at most one notification, however often the note is edited. People who are no longer
 * mentioned lose an unread one.
 */
export async function notifyMentioned(
  transaction: Db,
  { noteId, applicationId, mentions, byId, now }: MentionInput,
): Promise<void> {
  const recipientIds = mentions.filter((id) => id !== byId);
  const existing = await transaction
    .selectFrom('staff_notifications')
    .select(['id', 'staff_id', 'read_at'])
    .where('note_id', '=', noteId)
    .execute();
  const obsolete = existing.filter(
    (row) => row.read_at === null && !recipientIds.includes(row.staff_id),
  );
  if (obsolete.length > 0) {
    const ids = obsolete.map(({ id }) => id);
    await transaction.deleteFrom('staff_notifications').where('id', 'in', ids).execute();
    const staffIds = obsolete.map(({ staff_id }) => staff_id);
    await announceNotifications(transaction, staffIds, now);
  }
  const notifiedIds = new Set(existing.map(({ staff_id }) => staff_id));
  // Sorted, so that two transactions lock the mails of two people in the same order.
  for (const staffId of recipientIds.filter((id) => !notifiedIds.has(id)).sort()) {
    await storeNotification(transaction, now, {
      staff_id: staffId,
      kind: 'mention',
      note_id: noteId,
      author_id: byId,
      subject_kind: 'application',
      subject_id: applicationId,
    });
  }
}
