import type { Db } from '#db/schema.ts';
import type { Topic } from '#domain/outbox/index.ts';
import { applicationLetter, applicationNotice } from './application-mails.ts';
import { contactLetter, contactNotice } from './contact-mails.ts';
import type { MailContext } from './context.ts';
import { leadNotice } from './lead-mails.ts';
import type { Mail } from './mail.ts';
import { confirmationLetter, endedNotice } from './subscription-mails.ts';

type Compose = (db: Db, subjectId: string, context: MailContext) => Promise<Mail | null>;

/** What goes out by mail. */
const MAILS: Partial<Record<Topic, Compose>> = {
  'application.notice': applicationNotice,
  'application.acknowledgement': applicationLetter,
  'contact.notice': contactNotice,
  'contact.acknowledgement': contactLetter,
  'lead.notice': leadNotice,
  'subscription.confirmation': confirmationLetter,
  'subscription.ended.notice': endedNotice,
};

/** The mail that a submission owes; null where the submission has been erased since. */
export async function composeMail(
  db: Db,
  { topic, subjectId }: { topic: Topic; subjectId: string },
  context: MailContext,
): Promise<Mail | null> {
  const compose = MAILS[topic];
  if (!compose) throw new Error(`${topic} is no mail`);
  return compose(db, subjectId, context);
}
