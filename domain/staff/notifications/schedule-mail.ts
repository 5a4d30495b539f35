import { randomUUID } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { countCall } from '#domain/support/rate-limits.ts';

/**
 * Milliseconds that a mail waits. Notifications that are read or withdrawn by then are not in it.
 */
export const MAIL_WAIT = 2 * 60_000;

const HOUR = 3_600_000;

/** Maximum number of mails per person and hour. Further notifications are in the next digest. */
const MAILS_PER_HOUR = 6;

/**
 * Finds or creates the mail that will contain a new notification: a mail that waits already, or
 * another one.
 * @returns its subject id in the outbox; null if the person wants no mail now, or has reached the
 *   hourly limit
 */
export async function scheduleMail(
  transaction: Db,
  staffId: string,
  now: number,
): Promise<string | null> {
  const member = await transaction
    .selectFrom('staff')
    .select('notification_emails')
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (member?.notification_emails !== 'at-once') return null;
  const waitingId = await waitingMail(transaction, staffId);
  if (waitingId) return waitingId;
  const window = { key: `desk/notices/${staffId}`, points: MAILS_PER_HOUR, duration: HOUR };
  if (await countCall(transaction, [window], now)) return null;
  const subjectId = newNotificationMailId(staffId);
  await enqueue(transaction, { topic: 'staff.notices', subjectId, now, dueAt: now + MAIL_WAIT });
  return subjectId;
}

/**
 * The subject id of a new mail in the outbox. Like in other mails to staff, the staff id comes
 * first.
 */
export const newNotificationMailId = (staffId: string) => `${staffId}/${randomUUID()}`;

/**
 * Finds and locks a waiting mail. It cannot be claimed before this transaction ends, so a
 * notification added now is in the mail.
 */
async function waitingMail(transaction: Db, staffId: string): Promise<string | undefined> {
  const latest = await transaction
    .selectFrom('staff_notifications')
    .select('mail_id')
    .where('staff_id', '=', staffId)
    .where('mail_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest?.mail_id) return undefined;
  const entry = await transaction
    .updateTable('outbox')
    .set((row) => ({ next_attempt_at: row.ref('next_attempt_at') }))
    .where('subject_id', '=', latest.mail_id)
    .where('topic', '=', 'staff.notices')
    .where('attempts', '=', 0)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('subject_id')
    .executeTakeFirst();
  return entry?.subject_id;
}
