/** The three tables of submissions as one kind of row, without what would be heavy in a list. */
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { LeadSource } from '#contract/lead-rules.ts';
import type { Db, Schema } from '#db/schema.ts';
import { type DeliveryState, SUBMISSION_KINDS, type SubmissionKind } from './submission.ts';

export interface HeadRow {
  id: string;
  received_at: number;
  name: string;
  email: string;
  about: string;
  verified: number;
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
      substr(message, 1, 200) as about, null as job_slug, null as source
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

/** What has not been delivered, by the submission that owes it. */
const OPEN = sql<{ owner: string; failed: number }>`(
  select coalesce(subscriptions.lead_id, outbox.subject_id) as owner,
    count(outbox.failed_at) as failed
  from outbox left join subscriptions on subscriptions.id = outbox.subject_id
  where outbox.delivered_at is null
  group by 1
)`;

/** The submissions of one kind that a filter finds, to be selected or counted. */
export function headsOf(db: Db, kind: SubmissionKind, filter: SubmissionFilter) {
  const { source, email, jobSlug, since, until, verified, delivery } = filter;
  let heads = db
    .selectFrom(HEADS[kind].as('head'))
    .$if(delivery !== undefined, (query) =>
      query
        .leftJoin(OPEN.as('open'), 'open.owner', 'head.id')
        .where((eb) => hasState(eb as unknown as DeliveryBuilder, delivery as DeliveryState)),
    );
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

type DeliveryBuilder = ExpressionBuilder<
  Schema & { head: HeadRow; open: { owner: string | null; failed: number | null } },
  'head' | 'open'
>;

function hasState(eb: DeliveryBuilder, state: DeliveryState) {
  if (state === 'failed') return eb('open.failed', '>', 0);
  if (state === 'waiting') return eb('open.failed', '=', 0);
  return eb.and([
    eb('open.owner', 'is', null),
    eb.exists(
      eb.selectFrom('outbox').select('id').whereRef('outbox.subject_id', '=', 'head.id').limit(1),
    ),
  ]);
}
