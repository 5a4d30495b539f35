import type { Db } from '#db/schema.ts';
import type { Delivery, Topic } from '#domain/outbox/index.ts';
import { alertConfirmationEmail, openingsEmail } from './alert-mails.ts';
import { applicationCustomerEmail, applicationTeamEmail } from './application-mails.ts';
import { contactCustomerEmail, contactTeamEmail } from './contact-mails.ts';
import type { MailContext } from './context.ts';
import { leadTeamEmail } from './lead-mails.ts';
import type { Mail } from './mail.ts';
import { invitationEmail, recoveryEmail } from './staff-link-mails.ts';
import { confirmationEmail, endedTeamEmail } from './subscription-mails.ts';

type Compose = (
  db: Db,
  subjectId: string,
  context: MailContext,
  enqueuedAt: number,
) => Promise<Mail | null>;

/** What goes out by mail. */
const MAILS: Partial<Record<Topic, Compose>> = {
  'application.notice': applicationTeamEmail,
  'application.acknowledgement': applicationCustomerEmail,
  'contact.notice': contactTeamEmail,
  'contact.acknowledgement': contactCustomerEmail,
  'lead.notice': leadTeamEmail,
  'subscription.confirmation': confirmationEmail,
  'subscription.ended.notice': endedTeamEmail,
  'job-alert.confirmation': alertConfirmationEmail,
  'job-alert.openings': openingsEmail,
  'staff.invitation': invitationEmail,
  'staff.recovery': recoveryEmail,
};

/** The e-mail for a notification; null where the submission has been erased since. */
export async function composeMail(
  db: Db,
  { topic, subjectId, createdAt }: Pick<Delivery, 'topic' | 'subjectId' | 'createdAt'>,
  context: MailContext,
): Promise<Mail | null> {
  const compose = MAILS[topic];
  if (!compose) throw new Error(`${topic} is no mail`);
  return compose(db, subjectId, context, createdAt);
}
