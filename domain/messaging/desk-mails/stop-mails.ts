/** Mails that staff wrote and that are not to leave any more. */
import type { Selectable } from 'kysely';
import { type SentMail, UNDO_SEND } from '#contract/console/mails.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db, Schema } from '#db/schema.ts';
import { enqueue, takeBack } from '#domain/messaging/outbox/index.ts';
import { announceChange } from '#domain/staff/desk-changes.ts';
import { type Actor, type Permit, permit } from '#domain/staff/permissions.ts';
import { changedTopics, DESK_MAIL, mailPermissions, noteMail } from './parts.ts';
import { sentMail } from './sent-mails.ts';
import { closeGap } from './thread.ts';

export type Row = Selectable<Schema['desk_mails']>;

interface Stopping {
  /** Null where nobody of the staff did it. */
  staffId: string | null;
  /** The change whose undoing schedules them again; null for none. */
  changeId?: string | null;
  now: number;
}

/**
 * Stops one mail, as long as nobody has begun to send it.
 * @param now epoch milliseconds
 * @throws ProblemError `not-found`; `forbidden`; `conflict` where it is being sent, or has been
 */
export async function stopMail(actor: Actor, db: Db, id: string, now: number): Promise<SentMail> {
  return db.transaction().execute(async (transaction) => {
    const mail = await transaction
      .selectFrom('desk_mails')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!mail) throw new ProblemError('not-found', 'There is no such mail');
    const kind = mail.kind;
    const { staffId } = permit(actor, mailPermissions(kind).work).actor;
    if ((await stopRows(transaction, [mail], { staffId, now })).length === 0) {
      const detail =
        mail.stopped_at === null
          ? 'This mail has left, or is about to: it cannot be stopped any more'
          : 'This mail has been stopped already';
      throw new ProblemError('conflict', detail);
    }
    await announceChange(transaction, changedTopics(kind, [mail.subject_id]), now);
    return sentMail(transaction, id, now);
  });
}

/** Stops all that is still to leave to whoever sent this, because they do not want it any more. */
export async function stopMailsTo(transaction: Db, subjectId: string, now: number): Promise<void> {
  const waiting = transaction
    .selectFrom('desk_mails')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .where('stopped_at', 'is', null);
  await stopRows(transaction, await waiting.execute(), { staffId: null, now });
}

/** @returns ids of what the stopped ones are about; the others have left, or are about to */
async function stopRows(
  transaction: Db,
  mails: readonly Row[],
  { staffId, changeId = null, now }: Stopping,
): Promise<string[]> {
  const byId = new Map(mails.map((mail) => [mail.id, mail]));
  const taken = await takeBack(transaction, DESK_MAIL, [...byId.keys()]);
  const stopped: string[] = [];
  for (const { id: outboxId, subjectId: id } of taken) {
    const mail = byId.get(id);
    if (!mail) continue;
    // The mail before may have been stopped in the same round.
    const { in_reply_to: before } = await transaction
      .updateTable('desk_mails')
      .set({ stopped_at: now, stopped_by: changeId })
      .where('id', '=', id)
      .returning('in_reply_to')
      .executeTakeFirstOrThrow();
    await closeGap(transaction, outboxId, before);
    const subject = { kind: mail.kind, subjectId: mail.subject_id };
    await noteMail(transaction, 'mail-stopped', { id, ...subject, staffId }, now);
    stopped.push(mail.subject_id);
  }
  return stopped;
}

/** Mails that stop, or go out after all, because their applicants' applications change. */
interface OfChange {
  changeId: string;
  applicationIds: readonly string[];
}

/**
 * Stops what is scheduled to applicants whose application comes to an end, in the transaction of that change, which
 * also announces it.
 * @returns how many mails
 */
export async function stopScheduledMails(
  { actor: { staffId } }: Permit<'applicants.work'>,
  transaction: Db,
  { changeId, applicationIds }: OfChange,
  now: number,
): Promise<number> {
  const scheduled = await waitingTo(transaction, applicationIds)
    .where('send_at', '>', now + UNDO_SEND)
    .execute();
  return (await stopRows(transaction, scheduled, { staffId, changeId, now })).length;
}

/**
 * Stops those that came with a change to the applicants for whom it is taken back, and schedules again what it stopped,
 * where its time is still to come: in the transaction that takes it back, which also announces it.
 * @returns ids of the applications whose mail did not leave; that of the others has, or is about to
 */
export async function takeBackMailsOf(
  { actor: { staffId } }: Permit<'applicants.work'>,
  transaction: Db,
  { changeId, applicationIds }: OfChange,
  now: number,
): Promise<string[]> {
  const waiting = waitingTo(transaction, applicationIds).where('change_id', '=', changeId);
  const stopped = await stopRows(transaction, await waiting.execute(), { staffId, now });
  const revived = await transaction
    .updateTable('desk_mails')
    .set({ stopped_at: null, stopped_by: null })
    .where('stopped_by', '=', changeId)
    .where('subject_id', 'in', [...applicationIds])
    .where('send_at', '>', now)
    .returning(['id', 'kind', 'subject_id as subjectId', 'send_at as dueAt'])
    .execute();
  for (const { id, kind, subjectId, dueAt } of revived) {
    await enqueue(transaction, { topic: DESK_MAIL, subjectId: id, now, dueAt });
    await noteMail(transaction, 'mail-written', { id, kind, subjectId, staffId }, now);
  }
  return stopped;
}

const waitingTo = (db: Db, applicationIds: readonly string[]) =>
  db
    .selectFrom('desk_mails')
    .selectAll()
    .where('kind', '=', 'application')
    .where('subject_id', 'in', [...applicationIds])
    .where('stopped_at', 'is', null);
