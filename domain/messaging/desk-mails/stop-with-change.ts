/** Mails that stop, or go out after all, because their applicants' applications change. */
import { UNDO_SEND } from '#contract/console/mails.ts';
import type { Db } from '#db/schema.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import type { Permit } from '#domain/staff/permissions/index.ts';
import { DESK_MAIL } from './parts.ts';
import { noteMail } from './record.ts';
import { stopRows } from './stop-mails.ts';

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
