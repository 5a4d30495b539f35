import { randomUUID } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { countCall } from '#domain/support/rate-limits.ts';

/** Milliseconds that a mail waits: what is read by then, or taken back, is not in it. */
export const MAIL_WAIT = 2 * 60_000;

const HOUR = 3_600_000;

/** Mails an hour to one person; what comes on top is in the next digest. */
const MAILS_AN_HOUR = 6;

/**
 * The mail that is to tell somebody of a notice: the one that waits for them already, or another
 * one.
 * @returns its subject in the outbox; null where they want none now, or have had enough
 */
export async function mailSoon(
  transaction: Db,
  staffId: string,
  now: number,
): Promise<string | null> {
  const member = await transaction
    .selectFrom('staff')
    .select('notice_mails')
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (member?.notice_mails !== 'at-once') return null;
  const waiting = await waitingMail(transaction, staffId);
  if (waiting) return waiting;
  const window = { key: `desk/notices/${staffId}`, points: MAILS_AN_HOUR, duration: HOUR };
  if (await countCall(transaction, [window], now)) return null;
  const subjectId = newNoticeMail(staffId);
  await enqueue(transaction, { topic: 'staff.notices', subjectId, now, dueAt: now + MAIL_WAIT });
  return subjectId;
}

/**
 * What stands in the outbox for a new mail to somebody: as with other mails to staff, their id is
 * first.
 */
export const newNoticeMail = (staffId: string) => `${staffId}/${randomUUID()}`;

/**
 * Locks the row, so nobody claims it before this transaction ends: what is put into it now is in
 * the mail.
 */
async function waitingMail(transaction: Db, staffId: string): Promise<string | undefined> {
  const last = await transaction
    .selectFrom('staff_notices')
    .select('mail_id')
    .where('staff_id', '=', staffId)
    .where('mail_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last?.mail_id) return undefined;
  const locked = await transaction
    .updateTable('outbox')
    .set((row) => ({ next_attempt_at: row.ref('next_attempt_at') }))
    .where('subject_id', '=', last.mail_id)
    .where('topic', '=', 'staff.notices')
    .where('attempts', '=', 0)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('subject_id')
    .executeTakeFirst();
  return locked?.subject_id;
}
