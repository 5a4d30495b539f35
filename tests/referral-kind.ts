/**
 * A kind of submission that the product does not have: somebody recommends a person. It shows what a new
 * form takes; see "Add a form" in CONTRIBUTING.md.
 */
import { sql } from 'kysely';
import type { Db, Schema } from '#db/schema.ts';
import {
  commonOf,
  contactWords,
  KINDS,
  type KindDescriptor,
  type Kinds,
  mailsAbout,
  type SubmissionRecord,
  type TextForm,
  textForm,
} from '#domain/inbox/submissions/index.ts';
import {
  customerEmail,
  type Mail,
  type MailContext,
  teamEmail,
} from '#domain/messaging/mails/index.ts';
import { REFERRAL_FORM, type Referral } from './referral-form.ts';

// In the product: a migration for each engine, and db/submission-tables.ts.

interface ReferralsTable {
  id: string;
  created_at: number;
  name: string;
  email: string;
  person_name: string;
  person_email: string;
  message: string;
  page_route: string;
  page_title: string;
  verified: number | null;
  consent_wording: string;
  address_hash: string;
  idempotency_key: string | null;
  fingerprint: string;
}

/** Notes on it go with it, and who has read them goes with these. */
const MIGRATION = [
  `create table referrals (
    id text primary key, created_at bigint not null,
    name text not null, email text not null,
    person_name text not null, person_email text not null, message text not null,
    page_route text not null, page_title text not null, verified integer,
    consent_wording text not null, address_hash text not null,
    idempotency_key text unique, fingerprint text not null
  )`,
  'create index referrals_created on referrals (created_at)',
  'create index referrals_by_email on referrals (lower(email))',
  'create index referrals_by_reference on referrals (substr(id, 1, 11))',
  'create table referral_notes (id text primary key, referral_id text not null, words text not null)',
  'create table note_readers (note_id text not null, name text not null)',
];

/** It enters the inbox with what it is about, and leaves it. */
const TRIGGERS = {
  SQLite: [
    `create trigger referral_enters after insert on referrals begin insert into inbox_states
      (kind, subject_id, state, changed_at, received_at, about)
      values ('referral', new.id, 'open', new.created_at, new.created_at, new.person_name); end`,
    `create trigger referral_leaves after delete on referrals begin
      delete from inbox_states where kind = 'referral' and subject_id = old.id;
      delete from inbox_notes where kind = 'referral' and subject_id = old.id; end`,
  ],
  PostgreSQL: [
    `create trigger referral_enters after insert on referrals
      for each row execute function enter_inbox('referral', 'person_name')`,
    `create trigger referral_leaves after delete on referrals
      for each row execute function leave_inbox('referral')`,
  ],
} as const;

export const addReferralTables = (engine: keyof typeof TRIGGERS) => async (db: Db) => {
  for (const statement of [...MIGRATION, ...TRIGGERS[engine]]) await sql.raw(statement).execute(db);
};

/** The type of the schema knows neither. */
const TABLE = 'referrals' as 'leads';
const NOTES = 'referral_notes' as keyof Schema;
const READERS = 'note_readers' as keyof Schema;

export async function referralRows(db: Db, id: string): Promise<ReferralsTable[]> {
  const { rows } = await sql<ReferralsTable>`select * from referrals where id = ${id}`.execute(db);
  return rows;
}

// In the product: domain/inbox/submissions/referral.ts, its words in `referral-form.yaml` of the pack.

export interface ReferralRecord extends SubmissionRecord {
  kind: 'referral';
  person: { name: string; email: string };
  message: string;
}

const REFERRAL: KindDescriptor<'referral', ReferralRecord, TextForm> = {
  name: 'referral',
  table: TABLE,
  sentAt: 'created_at',
  inbox: {
    label: 'Referral',
    plural: 'Referrals',
    entry: ({ person, message }) => ({ about: person.name, message }),
  },
  summary: { name: sql.ref<string>('name'), about: sql.ref<string>('person_name') },
  read: async (db, ids) => {
    const { rows } = await sql<ReferralsTable>`
      select * from referrals where id in (${sql.join([...ids])})
    `.execute(db);
    return rows.map((row) => ({
      ...commonOf(row),
      kind: 'referral' as const,
      name: row.name,
      page: { route: row.page_route, title: row.page_title },
      person: { name: row.person_name, email: row.person_email },
      message: row.message,
    }));
  },
  fields: [
    { label: 'recommends', column: 'personName', value: ({ person }) => person.name },
    { label: 'their email', column: 'personEmail', value: ({ person }) => person.email },
    { column: 'message', value: ({ message }) => message },
  ],
  texts: ({ message }) => (message === '' ? [] : [{ label: 'message', text: message }]),
  expiry: [{ column: 'created_at', cutoff: 'messages', alsoErases: mailsAbout }],
  dependents: [
    {
      table: NOTES,
      column: 'referral_id',
      dependents: [{ table: READERS, column: 'note_id' }],
    },
  ],
  mails: {
    'referral.notice': referralTeamEmail,
    'referral.acknowledgement': referralCustomerEmail,
  },
  receiving: textForm(TABLE, {
    contract: REFERRAL_FORM,
    consent: (pack) => contactWords(pack).consent,
    columns: ({ name, personName, personEmail, message }: Referral) => ({
      name,
      person_name: personName,
      person_email: personEmail,
      message,
    }),
    enqueues: { team: 'referral.notice', sender: 'referral.acknowledgement' },
  }),
};

async function referralTeamEmail(db: Db, id: string, context: MailContext): Promise<Mail | null> {
  const [sent] = await referralRows(db, id);
  if (!sent) return null;
  return teamEmail(context, {
    copy: { subject: 'Referral: {about} ({name})', opening: '{name} recommends {about}.' },
    name: sent.name,
    email: sent.email,
    about: sent.person_name,
    fields: {},
    answers: [
      { question: 'Who is recommended?', answer: `${sent.person_name}, ${sent.person_email}` },
    ],
    message: sent.message,
    page: sent.page_route,
    receivedAt: Number(sent.created_at),
    id,
    isVerified: null,
  });
}

async function referralCustomerEmail(
  db: Db,
  id: string,
  context: MailContext,
): Promise<Mail | null> {
  const [sent] = await referralRows(db, id);
  if (!sent) return null;
  const own = context.forPage(sent.page_route);
  const words = {
    subject: 'Thank you',
    paragraphs: ['We shall write to them within {days} days.'],
  };
  return customerEmail(own, { to: sent.email, name: sent.name, id, ...words });
}

// In the product: a line of domain/inbox/submissions/kinds.ts.
export const WITH_REFERRALS: Kinds = { ...KINDS, submissions: [...KINDS.submissions, REFERRAL] };
