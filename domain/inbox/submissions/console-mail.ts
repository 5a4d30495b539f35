import type { Db } from '#db/schema.ts';
import { consoleEmail } from '#domain/messaging/console-mails/index.ts';
import type { RowsToErase } from './expiry.ts';
import type { RelatedDescriptor } from './kind.ts';

export interface ConsoleMail {
  id: string;
  email: string;
  /** Id of the submission that the mail is about. */
  subjectId: string;
  subject: string;
  body: string;
  /** Epoch milliseconds, like the next two. */
  createdAt: number;
  sendAt: number;
  stoppedAt: number | null;
}

/**
 * Mails of staff to the sender of a submission, kept as long as the submission; written by
 * `domain/messaging/console-mails/`.
 */
export const CONSOLE_MAIL: RelatedDescriptor<'mails', ConsoleMail> = {
  plural: 'mails',
  table: 'console_emails',
  owner: { column: 'subject_id', value: ({ subjectId }) => subjectId },
  ofPerson: mailsOf,
  expiry: [],
  dependents: [],
  mails: { 'desk.mail': consoleEmail },
};

async function mailsOf(db: Db, email: string): Promise<ConsoleMail[]> {
  const rows = await db
    .selectFrom('console_emails')
    .selectAll()
    .where((row) => row(row.fn('lower', ['email']), '=', email))
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    subjectId: row.subject_id,
    subject: row.subject,
    body: row.body,
    createdAt: row.created_at,
    sendAt: row.send_at,
    stoppedAt: row.cancelled_at,
  }));
}

/**
 * Mails about expiring submissions. They are erased explicitly because they have outbox entries.
 */
export async function mailsAbout(db: Db, ids: readonly string[]): Promise<RowsToErase> {
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('console_emails')
    .select('id')
    .where('subject_id', 'in', [...ids])
    .execute();
  return { console_emails: rows.map(({ id }) => id) };
}
