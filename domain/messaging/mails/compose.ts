import type { Db } from '#db/schema.ts';
import type { Delivery, Topic } from '#domain/messaging/outbox/index.ts';
import type { MailContext } from './context.ts';
import type { Mail } from './mail.ts';

/** The e-mail for a notification; null where what it is about has been erased. */
export type ComposeMail = (
  db: Db,
  subjectId: string,
  context: MailContext,
  /** Epoch milliseconds. */
  enqueuedAt: number,
) => Promise<Mail | null>;

/** What goes out by mail. */
export type MailsByTopic = Readonly<Partial<Record<Topic, ComposeMail>>>;

/** The e-mail for a notification; null where the submission has been erased since. */
export async function composeMail(
  db: Db,
  { topic, subjectId, createdAt }: Pick<Delivery, 'topic' | 'subjectId' | 'createdAt'>,
  context: MailContext,
  mails: MailsByTopic,
): Promise<Mail | null> {
  const compose = mails[topic];
  if (!compose) throw new Error(`${topic} is no mail`);
  return compose(db, subjectId, context, createdAt);
}
