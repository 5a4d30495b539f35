import { sql } from 'kysely';
import { CONTACT_FORM } from '#contract/contact.ts';
import type { Db } from '#db/schema.ts';
import { mailsAbout } from './console-mail.ts';
import type { KindDescriptor } from './kind.ts';
import {
  contactChat,
  contactCopy,
  contactCustomerEmail,
  contactTeamEmail,
} from './message-mails.ts';
import { commonOf, type SubmissionRow } from './submission-row.ts';
import { type TextForm, textForm } from './text-form.ts';

export interface MessageRow extends SubmissionRow {
  kind: 'message';
  /** Topic id; empty if none was chosen. */
  topic: string;
  company: string;
  phone: string;
  message: string;
}

const RECEIVING = textForm('contact_messages', {
  contract: CONTACT_FORM,
  consent: (pack) => contactCopy(pack).consent,
  allowedValues: (pack) => contactCopy(pack).topics.map(({ id }) => id),
  columns: ({ phoneNumber, ...texts }) => ({ ...texts, phone_number: phoneNumber }),
  // Without a topic, the fingerprint equals that of the same message from before the form had
  // topics.
  identity: ({ topic, ...texts }) => (topic === '' ? texts : { topic, ...texts }),
  enqueues: { team: 'contact.notice', sender: 'contact.acknowledgement' },
});

/** `POST /contact`. */
export const MESSAGE: KindDescriptor<'message', MessageRow, TextForm> = {
  name: 'message',
  table: 'contact_messages',
  submittedAtColumn: 'created_at',
  summary: {
    name: sql.ref<string>('name'),
    about: sql`case when topic = '' then '' else topic || ': ' end || substr(message, 1, 200)`,
  },
  inbox: {
    label: 'Message',
    plural: 'Messages',
    entry: ({ topic, company, phone, message }) => ({ about: topic, company, phone, message }),
  },
  read: readMessages,
  fields: [
    { label: 'topic', column: 'topic', value: ({ topic }) => topic },
    { label: 'company', column: 'company', value: ({ company }) => company },
    { label: 'phone', column: 'phone', value: ({ phone }) => phone },
    { column: 'message', value: ({ message }) => message },
  ],
  captcha: CONTACT_FORM.name,
  receiving: RECEIVING,
  texts: ({ message }) => [{ label: 'message', text: message }],
  expiry: [{ column: 'created_at', cutoff: 'messages', alsoErases: mailsAbout }],
  dependents: [],
  mails: {
    'contact.notice': contactTeamEmail,
    'contact.acknowledgement': contactCustomerEmail,
  },
  chat: { 'contact.chat': contactChat },
};

async function readMessages(db: Db, ids: readonly string[]): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    ...commonOf(row),
    kind: 'message' as const,
    topic: row.topic,
    name: row.name,
    page: { route: row.page_route, title: row.page_title },
    company: row.company,
    phone: row.phone_number,
    message: row.message,
  }));
}
