/** What customer records get: a lead, or word that somebody left the newsletter. */
import type { LeadSource } from '#contract/lead-rules.ts';
import type { Db } from '#db/schema.ts';
import { newsletterPath } from '#domain/inbox/newsletter.ts';
import type { Delivery, Topic } from '#domain/messaging/outbox/index.ts';

export interface LeadRecord {
  type: 'lead.created';
  /** UUID of the lead: the same in every notification about it. */
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
  /** False where it was posted without scripts; null where the form asks for no captcha. */
  isVerified: boolean | null;
  /**
   * Of a newsletter lead: where whoever gets the newsletter ends it, for the mails that carry it. One
   * POST there is enough (RFC 8058).
   */
  unsubscribeUrl?: string;
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

export interface RecordContext {
  /** Of this site, without a slash at the end. */
  origin: string;
  /** Signs the links of the newsletter. */
  newsletterSecret: string;
}

/** The record for a notification; null where what it is about has been erased, or is no longer so. */
export type ComposeRecord = (
  db: Db,
  subjectId: string,
  context: RecordContext,
) => Promise<CrmRecord | null>;

/** What goes to the CRM. */
export type RecordsByTopic = Readonly<Partial<Record<Topic, ComposeRecord>>>;

/** The CRM record for a notification; null where it has been erased since. */
export async function crmRecord(
  db: Db,
  { topic, subjectId }: Pick<Delivery, 'topic' | 'subjectId'>,
  context: RecordContext,
  records: RecordsByTopic,
): Promise<CrmRecord | null> {
  const compose = records[topic];
  if (!compose) throw new Error(`${topic} is nothing for the CRM`);
  return compose(db, subjectId, context);
}

/** For a lead; null where it has been erased since, or whoever left it has left the newsletter. */
export async function leadRecord(
  db: Db,
  id: string,
  context: RecordContext,
): Promise<LeadRecord | null> {
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  if (!lead) return null;
  const { origin, newsletterSecret } = context;
  const subscription =
    lead.source === 'Newsletter' ? await subscriptionOf(db, lead.email) : undefined;
  // Whoever has left meanwhile is not to be put back on the list.
  if (subscription?.ended_at) return null;
  const leavePath =
    subscription && newsletterPath(newsletterSecret, 'leave', subscription.id, Date.now());
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
    isVerified: lead.verified === null ? null : lead.verified === 1,
    ...(leavePath && { unsubscribeUrl: origin + leavePath }),
  };
}

/** For the end of a subscription; null where it has been erased or begun anew since. */
export async function endedRecord(db: Db, id: string): Promise<EndedRecord | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['email', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  // Whoever has come back meanwhile is not to be taken off the list.
  if (!row?.ended_at) return null;
  return { type: 'newsletter.ended', id, createdAt: row.ended_at, email: row.email };
}

function subscriptionOf(db: Db, email: string) {
  return db
    .selectFrom('subscriptions')
    .select(['id', 'ended_at'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
}
