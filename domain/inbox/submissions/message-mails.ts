import type { BlockCopy } from '#contract/block-copy.ts';
import type { Db } from '#db/schema.ts';
import {
  customerEmail,
  type Mail,
  type MailContext,
  teamEmail,
} from '#domain/messaging/mails/index.ts';
import type { PackWords } from './text-form.ts';

/** Copy of the contact form. */
export function contactWords(pack: PackWords): BlockCopy['contact-form'] {
  return pack['contact-form.yaml'] as BlockCopy['contact-form'];
}

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
  // One that the pack no longer has is called what it was stored as.
  const about =
    contactWords(context.pack).topics.find(({ id }) => id === sent.topic)?.label ?? sent.topic;
  return teamEmail(context, {
    copy: context.copy.notices[sent.topic ? 'topic' : 'contact'],
    name: sent.name,
    email: sent.email,
    about,
    topic: sent.topic,
    fields: { topic: about, company: sent.company, phone: sent.phone_number },
    message: sent.message,
    page: sent.page_route,
    receivedAt: sent.created_at,
    id,
    isVerified: sent.verified === 1,
  });
}

/** To the sender. */
export async function contactCustomerEmail(
  db: Db,
  id: string,
  context: MailContext,
): Promise<Mail | null> {
  const sent = await messageOf(db, id);
  if (!sent) return null;
  const { name, email } = sent;
  const own = context.forPage(sent.page_route);
  return customerEmail(own, {
    to: email,
    name,
    id,
    ...own.copy.letters.contact,
  });
}
