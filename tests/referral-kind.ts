/**
 * A kind of submission that the product does not have: a referral of a person. It shows what a new
 * form takes; see "Add a form" in CONTRIBUTING.md.
 */
import { sql } from 'kysely';
import type { Db, Schema } from '#db/schema.ts';
import { contactCopy, KINDS, type Kinds, simpleForm } from '#domain/inbox/submissions/index.ts';
import {
  customerEmail,
  type Mail,
  type MailContext,
  teamEmail,
} from '#domain/messaging/mails/index.ts';
import { REFERRAL_FORM } from './referral-form.ts';

/** Its notes and read states are erased with it. */
export async function addNoteTables(db: Db): Promise<void> {
  await sql`
    create table referral_notes (id text primary key, referral_id text not null, words text not null)
  `.execute(db);
  await sql`create table note_readers (note_id text not null, name text not null)`.execute(db);
}

/** The schema's types have neither table. */
const NOTES = 'referral_notes' as keyof Schema;
const READERS = 'note_readers' as keyof Schema;

// In the product: domain/inbox/submissions/referral.ts, its copy in the pack.

export const REFERRAL = simpleForm({
  name: 'referral',
  contract: REFERRAL_FORM,
  consent: (pack) => contactCopy(pack).consent,
  about: ({ personName }) => personName,
  enqueues: { team: 'referral.notice', sender: 'referral.acknowledgement' },
  inbox: {
    label: 'Referral',
    plural: 'Referrals',
    entry: ({ message }) => ({ message }),
  },
  fields: [
    { label: 'recommends', column: 'personName', value: ({ personName }) => personName },
    { label: 'their email', column: 'personEmail', value: ({ personEmail }) => personEmail },
    { column: 'message', value: ({ message }) => message },
  ],
  texts: ({ message }) => (message === '' ? [] : [{ label: 'message', text: message }]),
  mails: {
    'referral.notice': referralTeamEmail,
    'referral.acknowledgement': referralCustomerEmail,
  },
  dependents: [
    {
      table: NOTES,
      column: 'referral_id',
      dependents: [{ table: READERS, column: 'note_id' }],
    },
  ],
});

async function referralTeamEmail(db: Db, id: string, context: MailContext): Promise<Mail | null> {
  const [sent] = await REFERRAL.read(db, [id]);
  if (!sent) return null;
  return teamEmail(context, {
    copy: { subject: 'Referral: {about} ({name})', intro: '{name} recommends {about}.' },
    name: sent.name,
    email: sent.email,
    about: sent.about,
    fields: {},
    answers: [
      { question: 'Who is recommended?', answer: `${sent.personName}, ${sent.personEmail}` },
    ],
    message: sent.message,
    page: sent.page.route,
    receivedAt: sent.receivedAt,
    id,
    isVerified: null,
  });
}

async function referralCustomerEmail(
  db: Db,
  id: string,
  context: MailContext,
): Promise<Mail | null> {
  const [sent] = await REFERRAL.read(db, [id]);
  if (!sent) return null;
  const own = context.forPage(sent.page.route);
  const words = {
    subject: 'Thank you',
    paragraphs: ['We shall write to them within {days} days.'],
  };
  return customerEmail(own, { to: sent.email, name: sent.name, id, ...words });
}

// In the product: a line of domain/inbox/submissions/kinds.ts.
export const WITH_REFERRALS: Kinds = { ...KINDS, submissions: [...KINDS.submissions, REFERRAL] };
