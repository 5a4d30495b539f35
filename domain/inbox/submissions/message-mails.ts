import type { BlockCopy } from '#contract/block-copy.ts';
import type { Db } from '#db/schema.ts';
import type { ChatTopic } from '#domain/messaging/chat.ts';
import {
  customerEmail,
  type Mail,
  type MailContext,
  teamEmail,
} from '#domain/messaging/mails/index.ts';
import type { PackCopy } from './text-form.ts';

export function contactCopy(pack: PackCopy): BlockCopy['contact-form'] {
  return pack['contact-form.yaml'] as BlockCopy['contact-form'];
}

function messageOf(db: Db, id: string) {
  return db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A topic that the pack no longer has is shown by its stored id. */
const topicLabel = ({ pack }: MailContext, topic: string) =>
  contactCopy(pack).topics.find(({ id }) => id === topic)?.label ?? topic;

export const contactChat: ChatTopic = {
  copy: 'message',
  list: '/inbox',
  item: (id) => `/inbox/message/${id}`,
  async about(db, id, context) {
    const message = await messageOf(db, id);
    return message ? topicLabel(context, message.topic) : null;
  },
};

export async function contactTeamEmail(
  db: Db,
  id: string,
  context: MailContext,
): Promise<Mail | null> {
  const message = await messageOf(db, id);
  if (!message) return null;
  const about = topicLabel(context, message.topic);
  return teamEmail(context, {
    copy: context.copy.teamEmails[message.topic ? 'topic' : 'contact'],
    name: message.name,
    email: message.email,
    about,
    topic: message.topic,
    fields: { topic: about, company: message.company, phone: message.phone_number },
    message: message.message,
    page: message.page_route,
    receivedAt: message.created_at,
    id,
    isVerified: message.verified === 1,
  });
}

export async function contactCustomerEmail(
  db: Db,
  id: string,
  context: MailContext,
): Promise<Mail | null> {
  const message = await messageOf(db, id);
  if (!message) return null;
  const { name, email } = message;
  const pageContext = context.forPage(message.page_route);
  return customerEmail(pageContext, {
    to: email,
    name,
    id,
    ...pageContext.copy.customerEmails.contact,
  });
}
