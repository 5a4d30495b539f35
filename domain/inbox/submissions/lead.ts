import { sql } from 'kysely';
import type { LeadSource } from '#contract/lead-rules.ts';
import type { Db } from '#db/schema.ts';
import { leadRecord } from '#domain/messaging/crm.ts';
import { type Mail, type MailContext, teamEmail } from '#domain/messaging/mails/index.ts';
import { mailsAbout } from './desk-mail.ts';
import type { KindDescriptor } from './kind.ts';
import { commonOf, type SubmissionRecord } from './submission-record.ts';

export interface LeadRecord extends SubmissionRecord {
  kind: 'lead';
  source: LeadSource;
  firstName: string;
  lastName: string;
}

/** `POST /crms`, and whoever asks for a film or a paper; received by `domain/inbox/leads/`. */
export const LEAD: KindDescriptor<'lead', LeadRecord> = {
  name: 'lead',
  table: 'leads',
  sentAt: 'created_at',
  summary: {
    name: sql`trim(first_name || ' ' || last_name)`,
    about: sql.ref<string>('source'),
    filters: { source: 'source' },
  },
  inbox: { label: 'Lead', plural: 'Leads', entry: ({ source }) => ({ about: source }) },
  read: readLeads,
  fields: [{ label: 'source', column: 'source', value: ({ source }) => source }],
  texts: () => [],
  expiry: [
    {
      column: 'created_at',
      cutoff: 'messages',
      // Whoever gets the newsletter stays.
      exempt: sql`case when leads.source = 'Newsletter' and exists (
        select 1 from subscriptions
        where subscriptions.email = lower(leads.email) and subscriptions.ended_at is null
      ) then 1 else 0 end`,
      alsoErases: mailsAbout,
    },
  ],
  dependents: [],
  mails: { 'lead.notice': leadTeamEmail },
  records: { 'lead.crm': leadRecord },
};

async function readLeads(db: Db, ids: readonly string[]): Promise<LeadRecord[]> {
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

/** To the team. */
async function leadTeamEmail(db: Db, id: string, context: MailContext): Promise<Mail | null> {
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  if (!lead) return null;
  return teamEmail(context, {
    copy: context.copy.notices.lead,
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
