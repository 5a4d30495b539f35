import type { Db } from '#db/schema.ts';
import type { MailContext } from './context.ts';
import { customerEmail } from './customer-email.ts';
import type { Mail } from './mail.ts';
import { teamEmail } from './team-email.ts';

function messageOf(db: Db, id: string) {
  return db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** To the team. */
export async function contactTeamEmail(
  db: Db,
  id: string,
  context: MailContext,
): Promise<Mail | null> {
  const sent = await messageOf(db, id);
  if (!sent) return null;
  return teamEmail(context, {
    copy: context.copy.notices.contact,
    name: sent.name,
    email: sent.email,
    about: '',
    fields: { company: sent.company, phone: sent.phone_number },
    message: sent.message,
    page: sent.page_route,
    receivedAt: sent.created_at,
    reference: id,
    isVerified: sent.verified === 1,
  });
}

/** To whoever wrote. */
export async function contactCustomerEmail(
  db: Db,
  id: string,
  context: MailContext,
): Promise<Mail | null> {
  const sent = await messageOf(db, id);
  if (!sent) return null;
  const { name, email } = sent;
  return customerEmail(context, {
    to: email,
    name,
    reference: id,
    ...context.copy.letters.contact,
  });
}
