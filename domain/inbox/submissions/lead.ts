import { sql } from 'kysely';
import {
  type Lead,
  type LeadSource,
  leadSummary,
  normalizeLead,
  validateLead,
} from '#contract/lead-rules.ts';
import type { LeadReceipt } from '#contract/leads.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';
import { subscribe } from '#domain/inbox/newsletter.ts';
import type { ChatTopic } from '#domain/messaging/chat.ts';
import { crmLead } from '#domain/messaging/crm.ts';
import { type Mail, type MailContext, teamEmail } from '#domain/messaging/mails/index.ts';
import { mailsAbout } from './console-mail.ts';
import { contentFingerprint } from './digests.ts';
import type { KindDescriptor } from './kind.ts';
import { commonColumns, type NewRow, type Receiving, throwIfErrors } from './receiving.ts';
import { commonOf, type SubmissionRow } from './submission-row.ts';

export interface LeadRow extends SubmissionRow {
  kind: 'lead';
  source: LeadSource;
  firstName: string;
  lastName: string;
}

interface SubmittedLead {
  source: LeadSource;
  /** Unchecked. */
  lead: Lead;
  /** Newsletter readers must confirm their address by mail; ignored for other sources. */
  isDoubleOptIn?: boolean;
}

/** Every lead is stored, even if the address is already known. */
const RECEIVING: Receiving<SubmittedLead, SubmittedLead, LeadReceipt> = {
  check(_db, { source, lead, isDoubleOptIn }, { errors }) {
    const summary = leadSummary(source, lead) || MESSAGES.honeypot;
    throwIfErrors([...validateLead(source, lead), ...errors], summary);
    return { source, lead: normalizeLead(lead), isDoubleOptIn };
  },
  // Equal for the same person and source, from any page.
  fingerprint: ({ source, lead: { firstName, lastName, email } }) =>
    contentFingerprint([source, firstName, lastName, email]),
  async store(transaction, { source, lead, isDoubleOptIn = false }, row) {
    const { email, firstName, lastName } = lead;
    const names = { first_name: firstName, last_name: lastName };
    await transaction
      .insertInto('leads')
      .values({ ...commonColumns(row), ...names, source, email })
      .execute();
    if (source === 'Newsletter') {
      const subscription = { email, leadId: row.id, isDoubleOptIn, now: row.now };
      if (!(await subscribe(transaction, subscription))) return {};
    }
    const isKnown = source === 'Contact us' && (await followsMessage(transaction, email, row));
    return { team: isKnown ? undefined : 'lead.notice', crm: 'lead.crm' };
  },
  // The same without a mail, because the answer must not disclose who is on the list.
  answer: (id, { source, isDoubleOptIn }) =>
    source === 'Newsletter' && isDoubleOptIn ? { id, confirmation: 'by-mail' } : { id },
};

/** Milliseconds in which a lead is attributed to a message from the same address. */
const MESSAGE_WINDOW = 3_600_000;

/** The team is notified once of a message and the lead that its page sends after it. */
async function followsMessage(transaction: Db, email: string, { now }: NewRow): Promise<boolean> {
  const message = await transaction
    .selectFrom('contact_messages')
    .select('id')
    .where('created_at', '>', now - MESSAGE_WINDOW)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return message !== undefined;
}

/** The page is left out, because the client sends its title. */
const leadChat: ChatTopic = {
  copy: 'lead',
  list: '/inbox',
  item: (id) => `/inbox/lead/${id}`,
  about: async (db, id) => (await leadOf(db, id))?.source ?? null,
};

function leadOf(db: Db, id: string) {
  return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** `POST /crms`, and the forms in front of a video or a white paper. */
export const LEAD: KindDescriptor<'lead', LeadRow, typeof RECEIVING> = {
  name: 'lead',
  table: 'leads',
  submittedAtColumn: 'created_at',
  summary: {
    name: sql`trim(first_name || ' ' || last_name)`,
    about: sql.ref<string>('source'),
    filters: { source: 'source' },
  },
  inbox: { label: 'Lead', plural: 'Leads', entry: ({ source }) => ({ about: source }) },
  read: readLeads,
  receiving: RECEIVING,
  fields: [{ label: 'source', column: 'source', value: ({ source }) => source }],
  texts: () => [],
  expiry: [
    {
      column: 'created_at',
      cutoff: 'messages',
      // A lead is kept as long as its address gets the newsletter.
      exempt: sql`case when leads.source = 'Newsletter' and exists (
        select 1 from subscriptions
        where subscriptions.email = lower(leads.email) and subscriptions.ended_at is null
      ) then 1 else 0 end`,
      alsoErases: mailsAbout,
    },
  ],
  dependents: [],
  mails: { 'lead.notice': leadTeamEmail },
  crmRecords: { 'lead.crm': crmLead },
  chat: { 'lead.chat': leadChat },
};

async function readLeads(db: Db, ids: readonly string[]): Promise<LeadRow[]> {
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    ...commonOf(row),
    kind: 'lead' as const,
    name: `${row.first_name} ${row.last_name}`.trim(),
    page: { route: row.page_route, title: row.page_title },
    source: row.source as LeadSource,
    firstName: row.first_name,
    lastName: row.last_name,
  }));
}

async function leadTeamEmail(db: Db, id: string, context: MailContext): Promise<Mail | null> {
  const lead = await leadOf(db, id);
  if (!lead) return null;
  return teamEmail(context, {
    copy: context.copy.teamEmails.lead,
    name: `${lead.first_name} ${lead.last_name}`,
    email: lead.email,
    about: lead.source,
    fields: { source: lead.source },
    page: lead.page_route,
    receivedAt: lead.created_at,
    id,
    isVerified: lead.verified === null ? null : lead.verified === 1,
  });
}
