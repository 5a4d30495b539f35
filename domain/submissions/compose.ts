/** What is delivered for a notification, as the kinds say. */
import type { Db } from '#db/schema.ts';
import type { CrmRecord, RecordContext } from '#domain/crm/index.ts';
import type { Mail, MailContext } from '#domain/mails/index.ts';
import type { Delivery } from '#domain/outbox/index.ts';
import type { Kinds, Notices } from './kind.ts';
import { KINDS } from './kinds.ts';

/** The e-mail for a notification; null where the submission has been erased since. */
export async function composeMail(
  db: Db,
  { topic, subjectId, createdAt }: Pick<Delivery, 'topic' | 'subjectId' | 'createdAt'>,
  context: MailContext,
  kinds: Kinds = KINDS,
): Promise<Mail | null> {
  const compose = noticesOf(kinds).find(({ mails }) => mails?.[topic])?.mails?.[topic];
  if (!compose) throw new Error(`${topic} is no mail`);
  return compose(db, subjectId, context, createdAt);
}

/** The CRM record for a notification; null where it has been erased since. */
export async function crmRecord(
  db: Db,
  { topic, subjectId }: Pick<Delivery, 'topic' | 'subjectId'>,
  context: RecordContext,
  kinds: Kinds = KINDS,
): Promise<CrmRecord | null> {
  const compose = noticesOf(kinds).find(({ records }) => records?.[topic])?.records?.[topic];
  if (!compose) throw new Error(`${topic} is nothing for the CRM`);
  return compose(db, subjectId, context);
}

function noticesOf({ submissions, related }: Kinds): Notices[] {
  return [...submissions, ...related];
}
