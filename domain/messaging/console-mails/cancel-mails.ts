/** Cancels mails of staff before they are sent. */
import type { Selectable } from 'kysely';
import { type SentMail, UNDO_SEND_DELAY } from '#contract/console/mails.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db, Schema } from '#db/schema.ts';
import { cancelUnsent, enqueue } from '#domain/messaging/outbox/index.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { type Actor, type Permit, requirePermission } from '#domain/staff/permissions.ts';
import { CONSOLE_MAIL, changedTopics, logMailEvent, mailPermissions } from './parts.ts';
import { sentMail } from './sent-mails.ts';
import { reconnectReplies } from './thread.ts';

export type Row = Selectable<Schema['console_emails']>;

interface CancelOptions {
  /** Null if the applicant or the program did it. */
  staffId: string | null;
  /** The change that cancels the mails. Undoing it schedules them again. Null for none. */
  changeId?: string | null;
  now: number;
}

/**
 * Cancels one mail, unless an attempt to send it has begun.
 * @param now epoch milliseconds
 * @throws ProblemError `not-found`; `forbidden`; `conflict` if it is being sent, was sent or
 *   canceled
 */
export async function cancelMail(actor: Actor, db: Db, id: string, now: number): Promise<SentMail> {
  return db.transaction().execute(async (transaction) => {
    const mail = await transaction
      .selectFrom('console_emails')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!mail) throw new ProblemError('not-found', 'There is no such mail');
    const kind = mail.kind;
    const { staffId } = requirePermission(actor, mailPermissions(kind).work).actor;
    if ((await cancelRows(transaction, [mail], { staffId, now })).length === 0) {
      const detail =
        mail.cancelled_at === null
          ? 'This mail has been sent, or is being sent, so it cannot be canceled'
          : 'This mail has already been canceled';
      throw new ProblemError('conflict', detail);
    }
    await announceChange(transaction, changedTopics(kind, [mail.subject_id]), now);
    return sentMail(transaction, id, now);
  });
}

/** Cancels all unsent mails about a submission, for example because it was withdrawn. */
export async function cancelMailsTo(
  transaction: Db,
  subjectId: string,
  now: number,
): Promise<void> {
  const uncanceledMails = transaction
    .selectFrom('console_emails')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .where('cancelled_at', 'is', null);
  await cancelRows(transaction, await uncanceledMails.execute(), { staffId: null, now });
}

/**
 * @returns submission ids of the canceled mails; the other mails have been sent or are being sent
 */
async function cancelRows(
  transaction: Db,
  mails: readonly Row[],
  { staffId, changeId = null, now }: CancelOptions,
): Promise<string[]> {
  const byId = new Map(mails.map((mail) => [mail.id, mail]));
  const removedRows = await cancelUnsent(transaction, CONSOLE_MAIL, [...byId.keys()]);
  const canceledSubjectIds: string[] = [];
  for (const { id: outboxId, subjectId: id } of removedRows) {
    const mail = byId.get(id);
    if (!mail) continue;
    // Read here, because an earlier iteration may have changed it.
    const { in_reply_to: previousId } = await transaction
      .updateTable('console_emails')
      .set({ cancelled_at: now, cancelled_by_change_id: changeId })
      .where('id', '=', id)
      .returning('in_reply_to')
      .executeTakeFirstOrThrow();
    await reconnectReplies(transaction, outboxId, previousId);
    const subject = { kind: mail.kind, subjectId: mail.subject_id };
    await logMailEvent(transaction, 'mail-stopped', { id, ...subject, staffId }, now);
    canceledSubjectIds.push(mail.subject_id);
  }
  return canceledSubjectIds;
}

/** A change of applications that cancels mails, or the same change that is undone. */
interface MailChange {
  changeId: string;
  applicationIds: readonly string[];
}

/**
 * Cancels the scheduled mails to applicants whose application ends, in the transaction of that
 * change. The caller announces the change.
 * @returns the number of canceled mails
 */
export async function cancelScheduledMails(
  { actor: { staffId } }: Permit<'applicants.work'>,
  transaction: Db,
  { changeId, applicationIds }: MailChange,
  now: number,
): Promise<number> {
  const scheduledMails = await uncanceledMailsTo(transaction, applicationIds)
    .where('send_at', '>', now + UNDO_SEND_DELAY)
    .execute();
  return (await cancelRows(transaction, scheduledMails, { staffId, changeId, now })).length;
}

/**
 * Undoes a change's effect on mails for these applicants, in the transaction that undoes the
 * change: cancels the mails written with it, and reschedules those that it canceled and that are not
 * yet due. The caller announces the change.
 * @returns ids of the applications whose mail was canceled; the other mails have been or are being
 *   sent
 */
export async function undoMailsOfChange(
  { actor: { staffId } }: Permit<'applicants.work'>,
  transaction: Db,
  { changeId, applicationIds }: MailChange,
  now: number,
): Promise<string[]> {
  const mails = uncanceledMailsTo(transaction, applicationIds).where('change_id', '=', changeId);
  const canceledIds = await cancelRows(transaction, await mails.execute(), { staffId, now });
  const rescheduled = await transaction
    .updateTable('console_emails')
    .set({ cancelled_at: null, cancelled_by_change_id: null })
    .where('cancelled_by_change_id', '=', changeId)
    .where('subject_id', 'in', [...applicationIds])
    .where('send_at', '>', now)
    .returning(['id', 'kind', 'subject_id as subjectId', 'send_at as dueAt'])
    .execute();
  for (const { id, kind, subjectId, dueAt } of rescheduled) {
    await enqueue(transaction, { topic: CONSOLE_MAIL, subjectId: id, now, dueAt });
    await logMailEvent(transaction, 'mail-written', { id, kind, subjectId, staffId }, now);
  }
  return canceledIds;
}

const uncanceledMailsTo = (db: Db, applicationIds: readonly string[]) =>
  db
    .selectFrom('console_emails')
    .selectAll()
    .where('kind', '=', 'application')
    .where('subject_id', 'in', [...applicationIds])
    .where('cancelled_at', 'is', null);
