/** What customer records get: a lead, or word that somebody left the newsletter. */
import type { LeadSource } from '#contract/lead-rules.ts';
import type { Db } from '#db/schema.ts';
import type { Topic } from '#domain/outbox/index.ts';

export interface LeadRecord {
  type: 'lead.created';
  /** UUID of the lead: the same in every notice about it. */
  id: string;
  /** Epoch milliseconds. */
  createdAt: number;
  source: LeadSource;
  email: string;
  firstName: string;
  lastName: string;
  /** The page that the form stood on: its full address and document title. */
  page: { url: string; title: string };
  /** What they agreed to, word for word; empty where the form asked for nothing. */
  consent: string;
  /** Whether it was checked against robots. */
  isVerified: boolean;
}

export interface EndedRecord {
  type: 'newsletter.ended';
  /** UUID of the subscription. */
  id: string;
  /** Epoch milliseconds. */
  createdAt: number;
  email: string;
}

export type CrmRecord = LeadRecord | EndedRecord;

/**
 * The record that a lead or the end of a subscription owes.
 * @param origin of this site, without a slash at the end
 * @returns null where it has been erased since
 */
export async function crmRecord(
  db: Db,
  { topic, subjectId }: { topic: Topic; subjectId: string },
  origin: string,
): Promise<CrmRecord | null> {
  if (topic === 'lead.crm') return leadRecord(db, subjectId, origin);
  if (topic === 'subscription.ended.crm') return endedRecord(db, subjectId);
  throw new Error(`${topic} is nothing for the CRM`);
}

async function leadRecord(db: Db, id: string, origin: string): Promise<LeadRecord | null> {
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  if (!lead) return null;
  return {
    type: 'lead.created',
    id,
    createdAt: lead.created_at,
    source: lead.source as LeadSource,
    email: lead.email,
    firstName: lead.first_name,
    lastName: lead.last_name,
    page: { url: origin + (lead.page_route || '/'), title: lead.page_title },
    consent: lead.consent_wording,
    isVerified: lead.verified === 1,
  };
}

async function endedRecord(db: Db, id: string): Promise<EndedRecord | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['email', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  // Whoever has come back meanwhile is not to be taken off the list.
  if (!row?.ended_at) return null;
  return { type: 'newsletter.ended', id, createdAt: row.ended_at, email: row.email };
}
