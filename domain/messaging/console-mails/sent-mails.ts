import { type SentMail, UNDO_SEND_DELAY } from '#contract/console/mails.ts';
import type { Db } from '#db/schema.ts';
import { reasonOf } from '#domain/messaging/outbox/index.ts';
import { CONSOLE_MAIL } from './parts.ts';

/**
 * The mails that staff wrote about these submissions, by the submission's id, the oldest first.
 * @param now epoch milliseconds
 */
export async function sentMailsOf(
  db: Db,
  subjectIds: readonly string[],
  now = Date.now(),
): Promise<Map<string, SentMail[]>> {
  const mails = new Map<string, SentMail[]>(subjectIds.map((id) => [id, []]));
  if (subjectIds.length === 0) return mails;
  const rows = await sentMails(db)
    .where('console_emails.subject_id', 'in', [...subjectIds])
    .orderBy('console_emails.created_at')
    .orderBy('console_emails.id')
    .execute();
  for (const row of rows) mails.get(row.subject_id)?.push(sentMailOf(row, now));
  return mails;
}

/** @throws NoResultError if there is no such mail */
export async function sentMail(db: Db, id: string, now: number): Promise<SentMail> {
  const row = await sentMails(db).where('console_emails.id', '=', id).executeTakeFirstOrThrow();
  return sentMailOf(row, now);
}

function sentMails(db: Db) {
  return db
    .selectFrom('console_emails')
    .innerJoin('staff', 'staff.id', 'console_emails.staff_id')
    .leftJoin('outbox', (join) =>
      join
        .onRef('outbox.subject_id', '=', 'console_emails.id')
        .on('outbox.topic', '=', CONSOLE_MAIL),
    )
    .select([
      'console_emails.id',
      'console_emails.subject_id',
      'console_emails.email as to',
      'subject',
      'body',
    ])
    .select([
      'template',
      'console_emails.created_at as createdAt',
      'send_at as sendAt',
      'cancelled_at',
    ])
    .select(['staff_id', 'staff.name as staff_name', 'delivered_at', 'failed_at', 'last_error']);
}

type Row = Awaited<ReturnType<ReturnType<typeof sentMails>['execute']>>[number];

function sentMailOf(row: Row, now: number): SentMail {
  const state = stateOf(row, now);
  const { subject_id, cancelled_at, staff_id, staff_name, ...others } = row;
  const { delivered_at, failed_at, last_error, ...mail } = others;
  const error = state === 'sent' || state === 'canceled' ? null : last_error;
  return {
    ...mail,
    staff: { id: staff_id, name: staff_name },
    state,
    sentAt: state === 'sent' ? delivered_at : null,
    reason: reasonOf(error),
    error,
  };
}

/** A mail that was discarded as far too late has `delivered_at` and also a `last_error`. */
function stateOf(row: Row, now: number): SentMail['state'] {
  if (row.cancelled_at !== null) return 'canceled';
  if (row.delivered_at !== null) return row.last_error === null ? 'sent' : 'failed';
  if (row.failed_at !== null) return 'failed';
  const wasPostponed = row.sendAt > row.createdAt + UNDO_SEND_DELAY;
  return wasPostponed && row.sendAt > now ? 'scheduled' : 'waiting';
}
