/** Records for the CRM: a new lead, or the end of a newsletter subscription. */
import type { LeadSource } from '#contract/lead-rules.ts';
import type { Db } from '#db/schema.ts';
import { newsletterPath } from '#domain/inbox/newsletter.ts';
import type { Delivery, Topic } from '#domain/messaging/outbox/index.ts';

export interface CrmLead {
  type: 'lead.created';
  /** UUID of the lead, the same in every delivery, so that the CRM can drop duplicates. */
  id: string;
  /** Epoch milliseconds. */
  createdAt: number;
  source: LeadSource;
  email: string;
  firstName: string;
  lastName: string;
  /** Full URL and document title of the page with the form. */
  page: { url: string; title: string };
  /** Exact text of the consent; empty if the form asked for none. */
  consent: string;
  /** False if the captcha was not solved, as without scripts; null if the form has no captcha. */
  isVerified: boolean | null;
  /**
   * Only of newsletter leads: the one-click unsubscribe URL (RFC 8058), for the mails with the
   * newsletter.
   */
  unsubscribeUrl?: string;
}

export interface CrmNewsletterEnd {
  type: 'newsletter.ended';
  /** UUID of the subscription. */
  id: string;
  /** Epoch milliseconds. */
  createdAt: number;
  email: string;
}

export type CrmRecord = CrmLead | CrmNewsletterEnd;

export interface CrmRecordContext {
  /** Of this site, without a trailing slash. */
  origin: string;
  /** Signs the links of the newsletter. */
  newsletterSecret: string;
}

/**
 * Composes the record of a notification; null if its subject was erased or the news is outdated.
 */
export type ComposeCrmRecord = (
  db: Db,
  subjectId: string,
  context: CrmRecordContext,
) => Promise<CrmRecord | null>;

export type CrmRecordsByTopic = Readonly<Partial<Record<Topic, ComposeCrmRecord>>>;

/**
 * The CRM record of a notification; null if its subject was erased or the news is outdated.
 * @throws Error for a topic without a record
 */
export async function crmRecord(
  db: Db,
  { topic, subjectId }: Pick<Delivery, 'topic' | 'subjectId'>,
  context: CrmRecordContext,
  composers: CrmRecordsByTopic,
): Promise<CrmRecord | null> {
  const compose = composers[topic];
  if (!compose) throw new Error(`No CRM record is composed for the topic ${topic}`);
  return compose(db, subjectId, context);
}

/**
 * The record of a lead; null if it was erased, or if its sender has unsubscribed from the
 * newsletter.
 */
export async function crmLead(
  db: Db,
  id: string,
  context: CrmRecordContext,
): Promise<CrmLead | null> {
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  if (!lead) return null;
  const { origin, newsletterSecret } = context;
  const subscription =
    lead.source === 'Newsletter' ? await subscriptionOf(db, lead.email) : undefined;
  // A late delivery must not put someone who has unsubscribed back on the CRM's list.
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

/** The record of an ended subscription; null if it was erased or has been renewed. */
export async function crmNewsletterEnd(db: Db, id: string): Promise<CrmNewsletterEnd | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['email', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  // A late delivery must not take someone who has subscribed again off the CRM's list.
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
