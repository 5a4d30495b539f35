/** Which mail answers which, so that mail programs show them as one conversation. */
import type { Db } from '#db/schema.ts';
import { DESK_MAIL } from './parts.ts';

/** Mails that `References` names: the first, and the latest before. */
const LONGEST_THREAD = 20;

/**
 * What a new mail answers, by the subject that it is about: the last one written about it that leaves before,
 * else the acknowledgement. Nothing for a subject that nobody has been written about.
 * @param sendAt epoch milliseconds at which the new one leaves
 * @returns ids in the outbox
 */
export async function lastMails(
  db: Db,
  subjectIds: readonly string[],
  sendAt: number,
): Promise<Map<string, string>> {
  const acknowledged = await db
    .selectFrom('outbox')
    .select(['id', 'subject_id'])
    .where('subject_id', 'in', [...subjectIds])
    .where('topic', 'like', '%.acknowledgement')
    .execute();
  const written = await db
    .selectFrom('desk_mails')
    .innerJoin('outbox', 'outbox.subject_id', 'desk_mails.id')
    .select(['outbox.id', 'desk_mails.subject_id'])
    .where('desk_mails.subject_id', 'in', [...subjectIds])
    .where('outbox.topic', '=', DESK_MAIL)
    .where('desk_mails.send_at', '<=', sendAt)
    .orderBy('desk_mails.send_at')
    .orderBy('desk_mails.created_at')
    .execute();
  // The last of several stays.
  return new Map([...acknowledged, ...written].map((row) => [row.subject_id, row.id]));
}

/** The mails before the one that answers this one, the oldest first, and this one. Ids in the outbox. */
export async function threadBefore(
  db: Db,
  subjectId: string,
  inReplyTo: string,
): Promise<string[]> {
  if (inReplyTo === '') return [];
  const rows = await db
    .selectFrom('desk_mails')
    .innerJoin('outbox', 'outbox.subject_id', 'desk_mails.id')
    .select(['outbox.id', 'desk_mails.in_reply_to'])
    .where('desk_mails.subject_id', '=', subjectId)
    .where('outbox.topic', '=', DESK_MAIL)
    .execute();
  const answered = new Map(rows.map((row) => [row.id, row.in_reply_to]));
  const thread = [inReplyTo];
  for (let at = answered.get(inReplyTo); at && !thread.includes(at); at = answered.get(at)) {
    thread.unshift(at);
  }
  return thread.length <= LONGEST_THREAD
    ? thread
    : [...thread.slice(0, 1), ...thread.slice(1 - LONGEST_THREAD)];
}

/** Whatever answers a mail that does not leave answers the one before it. @param outboxId of that mail */
export async function closeGap(transaction: Db, outboxId: string, before: string): Promise<void> {
  await transaction
    .updateTable('desk_mails')
    .set({ in_reply_to: before })
    .where('in_reply_to', '=', outboxId)
    .execute();
}
