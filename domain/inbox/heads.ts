/** The three tables of submissions as one kind of row, without what would be heavy in a list. */
import { type RawBuilder, sql } from 'kysely';
import type { LeadSource } from '#contract/lead-rules.ts';
import type { Db } from '#db/schema.ts';
import { type DeliveryState, SUBMISSION_KINDS, type SubmissionKind } from './submission.ts';

export interface HeadRow {
  id: string;
  received_at: number;
  name: string;
  email: string;
  about: string;
  verified: number | null;
  job_slug: string | null;
  source: string | null;
}

/** Each is flattened into the query around it by both engines, so its indexes serve. */
const HEADS: Record<SubmissionKind, RawBuilder<HeadRow>> = {
  application: sql<HeadRow>`(
    select id, submitted_at as received_at, name, email, verified,
      coalesce(job_name, role) as about, job_slug, null as source
    from applications
  )`,
  message: sql<HeadRow>`(
    select id, created_at as received_at, name, email, verified,
      case when topic = '' then '' else topic || ': ' end || substr(message, 1, 200) as about, null as job_slug, null as source
    from contact_messages
  )`,
  lead: sql<HeadRow>`(
    select id, created_at as received_at, trim(first_name || ' ' || last_name) as name, email,
      verified, source as about, null as job_slug, source
    from leads
  )`,
};

/** Which submissions; what is left out does not narrow it. */
export interface SubmissionFilter {
  kind?: SubmissionKind | undefined;
  /** Leads of this source and nothing else. */
  source?: LeadSource | undefined;
  /** In any case of letters. */
  email?: string | undefined;
  /** Applications for this opening and nothing else. */
  jobSlug?: string | undefined;
  /** Epoch milliseconds; the first that counts, and the first that does not any more. */
  since?: number | undefined;
  until?: number | undefined;
  verified?: boolean | undefined;
  delivery?: DeliveryState | undefined;
}

/** The kinds that a filter can find anything of. */
export function kindsOf({ kind, source, jobSlug }: SubmissionFilter): SubmissionKind[] {
  return SUBMISSION_KINDS.filter(
    (each) =>
      (kind === undefined || each === kind) &&
      (source === undefined || each === 'lead') &&
      (jobSlug === undefined || each === 'application'),
  );
}

const OPEN = sql`outbox.delivered_at is null`;
const FAILED = sql`outbox.delivered_at is null and outbox.failed_at is not null`;
const WAITING = sql`outbox.delivered_at is null and outbox.failed_at is null`;

/** Begins with the notifications: those still open are few while delivery works. */
const among = (entries: RawBuilder<unknown>) => sql<boolean>`head.id in (
  select outbox.subject_id from outbox where ${entries}
  union all
  select subscriptions.lead_id
  from outbox join subscriptions on subscriptions.id = outbox.subject_id where ${entries}
)`;

const without = (entries: RawBuilder<unknown>) => sql<boolean>`not exists (
  select 1 from outbox where outbox.subject_id = head.id and ${entries}
) and not exists (
  select 1 from subscriptions join outbox on outbox.subject_id = subscriptions.id
  where subscriptions.lead_id = head.id and ${entries}
)`;

/** Notifications of a subscription count as those of the lead that asked for it. */
const DELIVERY: Record<DeliveryState, RawBuilder<boolean>> = {
  failed: among(FAILED),
  waiting: sql<boolean>`${among(WAITING)} and ${without(FAILED)}`,
  delivered: sql<boolean>`${without(OPEN)}
    and (exists (select 1 from outbox where outbox.subject_id = head.id) or exists (
      select 1 from subscriptions join outbox on outbox.subject_id = subscriptions.id
      where subscriptions.lead_id = head.id
    ))`,
};

/** The submissions of one kind that a filter finds, to be selected or counted. */
export function headsOf(db: Db, kind: SubmissionKind, filter: SubmissionFilter) {
  const { source, email, jobSlug, since, until, verified, delivery } = filter;
  let heads = db.selectFrom(HEADS[kind].as('head'));
  if (delivery !== undefined) heads = heads.where(DELIVERY[delivery]);
  if (source !== undefined) heads = heads.where('head.source', '=', source);
  if (jobSlug !== undefined) heads = heads.where('head.job_slug', '=', jobSlug);
  if (since !== undefined) heads = heads.where('head.received_at', '>=', since);
  if (until !== undefined) heads = heads.where('head.received_at', '<', until);
  if (verified !== undefined) heads = heads.where('head.verified', '=', verified ? 1 : 0);
  if (email !== undefined) {
    heads = heads.where((eb) => eb(eb.fn('lower', ['head.email']), '=', email.toLowerCase()));
  }
  return heads;
}
