/** Mails that staff wrote and that are not to leave any more. */
import type { Selectable } from 'kysely';
import type { SentMail } from '#contract/console/mails.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db, Schema } from '#db/schema.ts';
import { takeBack } from '#domain/messaging/outbox/index.ts';
import { announceChange } from '#domain/staff/desk-changes/index.ts';
import { type Actor, permit } from '#domain/staff/permissions/index.ts';
import { changedTopics, DESK_MAIL, mailPermissions } from './parts.ts';
import { noteMail } from './record.ts';
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
export async function stopRows(
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
