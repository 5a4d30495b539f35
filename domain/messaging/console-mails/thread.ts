/** Records which mail replies to which, so that mail programs show them as one conversation. */
import type { Db } from '#db/schema.ts';
import { CONSOLE_MAIL } from './parts.ts';

/** Most mails in `References`: the first one, and the latest of the others. */
const LONGEST_THREAD = 20;

/**
 * The mail to which a new mail replies, by the submission's id: the last staff mail about it that
 * is sent earlier, otherwise the acknowledgement. A submission without either has no entry.
 * @param sendAt epoch milliseconds at which the new mail is sent
 * @returns outbox ids
 */
export async function mailsToReplyTo(
  db: Db,
  subjectIds: readonly string[],
  sendAt: number,
): Promise<Map<string, string>> {
  const acknowledgements = await db
    .selectFrom('outbox')
    .select(['id', 'subject_id'])
    .where('subject_id', 'in', [...subjectIds])
    .where('topic', 'like', '%.acknowledgement')
    .execute();
  const staffMails = await db
    .selectFrom('console_emails')
    .innerJoin('outbox', 'outbox.subject_id', 'console_emails.id')
    .select(['outbox.id', 'console_emails.subject_id'])
    .where('console_emails.subject_id', 'in', [...subjectIds])
    .where('outbox.topic', '=', CONSOLE_MAIL)
    .where('console_emails.send_at', '<=', sendAt)
    .orderBy('console_emails.send_at')
    .orderBy('console_emails.created_at')
    .execute();
  // Of several rows with the same key, a map keeps the last.
  return new Map([...acknowledgements, ...staffMails].map((row) => [row.subject_id, row.id]));
}

/** Outbox ids of the conversation that ends with the mail `inReplyTo`, the oldest first. */
export async function threadUpTo(db: Db, subjectId: string, inReplyTo: string): Promise<string[]> {
  if (inReplyTo === '') return [];
  const rows = await db
    .selectFrom('console_emails')
    .innerJoin('outbox', 'outbox.subject_id', 'console_emails.id')
    .select(['outbox.id', 'console_emails.in_reply_to'])
    .where('console_emails.subject_id', '=', subjectId)
    .where('outbox.topic', '=', CONSOLE_MAIL)
    .execute();
  const parents = new Map(rows.map((row) => [row.id, row.in_reply_to]));
  const thread = [inReplyTo];
  for (let id = parents.get(inReplyTo); id && !thread.includes(id); id = parents.get(id)) {
    thread.unshift(id);
  }
  return thread.length <= LONGEST_THREAD
    ? thread
    : [...thread.slice(0, 1), ...thread.slice(1 - LONGEST_THREAD)];
}

/**
 * Makes replies to a canceled mail replies to the mail before it.
 * @param outboxId of the canceled mail
 * @param previousId outbox id of the mail before it
 */
export async function reconnectReplies(
  transaction: Db,
  outboxId: string,
  previousId: string,
): Promise<void> {
  await transaction
    .updateTable('console_emails')
    .set({ in_reply_to: previousId })
    .where('in_reply_to', '=', outboxId)
    .execute();
}
