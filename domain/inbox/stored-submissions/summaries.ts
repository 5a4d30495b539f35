/**
 * A uniform query for the tables of all submissions, without columns that are too large for a list.
 */

import { type RawBuilder, sql } from 'kysely';
import type { LeadSource } from '#contract/lead-rules.ts';
import type { Db } from '#db/schema.ts';
import {
  type KindDescriptor,
  type Kinds,
  rowsOfKind,
  type SubmissionKind,
} from '#domain/inbox/submissions/index.ts';
import type { DeliveryState } from './submission.ts';

export interface SummaryRow {
  id: string;
  received_at: number;
  name: string;
  email: string;
  about: string;
  verified: number | null;
}

/** An undefined property does not narrow the list. */
export interface SubmissionFilter {
  kind?: SubmissionKind | undefined;
  /** Matches leads only. */
  source?: LeadSource | undefined;
  /** In any case. */
  email?: string | undefined;
  /** Matches applications only. */
  jobSlug?: string | undefined;
  /** Epoch milliseconds: `since` is inclusive, `until` exclusive. */
  since?: number | undefined;
  until?: number | undefined;
  verified?: boolean | undefined;
  delivery?: DeliveryState | undefined;
}

const OWN_FILTERS = ['source', 'jobSlug'] as const;

/** The kinds that a filter can match. */
export function kindsIn(filter: SubmissionFilter, { submissions }: Kinds): KindDescriptor[] {
  return submissions.filter(
    ({ name, summary }) =>
      (filter.kind === undefined || filter.kind === name) &&
      OWN_FILTERS.every(
        (filterName) =>
          filter[filterName] === undefined || summary.filters?.[filterName] !== undefined,
      ),
  );
}

/** Both engines flatten this subquery, so the table's indexes are used. */
function summaryOf(db: Db, kind: KindDescriptor) {
  const { submittedAtColumn, summary } = kind;
  return rowsOfKind(db, kind)
    .select(['id', 'email', 'verified', `${submittedAtColumn as 'created_at'} as received_at`])
    .select([summary.name.as('name'), summary.about.as('about')])
    .select(Object.values(summary.filters ?? {}) as 'source'[]);
}

/** A query for the submissions of one kind that match a filter. */
export function summariesOf(db: Db, kind: KindDescriptor, filter: SubmissionFilter, kinds: Kinds) {
  const { email, since, until, verified, delivery } = filter;
  let summaries = db.selectFrom(summaryOf(db, kind).as('summary'));
  if (delivery !== undefined) summaries = summaries.where(deliveryCondition(delivery, kinds));
  for (const filterName of OWN_FILTERS) {
    const [value, column] = [filter[filterName], kind.summary.filters?.[filterName]];
    if (value === undefined || column === undefined) continue;
    summaries = summaries.where(sql.ref(`summary.${column}`), '=', value);
  }
  if (since !== undefined) summaries = summaries.where('summary.received_at', '>=', since);
  if (until !== undefined) summaries = summaries.where('summary.received_at', '<', until);
  if (verified !== undefined)
    summaries = summaries.where('summary.verified', '=', verified ? 1 : 0);
  if (email !== undefined) {
    summaries = summaries.where((eb) =>
      eb(eb.fn('lower', ['summary.email']), '=', email.toLowerCase()),
    );
  }
  return summaries;
}

const OPEN = sql`outbox.delivered_at is null`;
const FAILED = sql`outbox.delivered_at is null and outbox.failed_at is not null`;
const WAITING = sql`outbox.delivered_at is null and outbox.failed_at is null`;

/**
 * A condition on `summary`: its notifications have this state. Notifications of related rows that
 * the submission owns are included.
 */
function deliveryCondition(state: DeliveryState, kinds: Kinds): RawBuilder<boolean> {
  const owned = kinds.related.flatMap(({ table, owner }) =>
    owner ? [{ table: sql.table(table), owner: sql.ref(owner.column) }] : [],
  );
  /** Starts from the outbox, because open notifications are few while delivery works. */
  const submissionsWith = (entries: RawBuilder<unknown>) => {
    const subjects = owned.map(
      ({ table, owner }) => sql`union all
        select related.${owner} from outbox join ${table} as related
          on related.id = outbox.subject_id where ${entries}`,
    );
    return sql<boolean>`summary.id in (
      select outbox.subject_id from outbox where ${entries} ${sql.join(subjects, sql` `)}
    )`;
  };
  const existsConditions = (entries: RawBuilder<unknown>) => [
    sql`exists (select 1 from outbox where outbox.subject_id = summary.id and ${entries})`,
    ...owned.map(
      ({ table, owner }) => sql`exists (
        select 1 from ${table} as related join outbox on outbox.subject_id = related.id
        where related.${owner} = summary.id and ${entries}
      )`,
    ),
  ];
  const hasNone = (entries: RawBuilder<unknown>) =>
    sql`not ${sql.join(existsConditions(entries), sql` and not `)}`;
  if (state === 'failed') return submissionsWith(FAILED);
  if (state === 'waiting') return sql`${submissionsWith(WAITING)} and ${hasNone(FAILED)}`;
  return sql`${hasNone(OPEN)} and (${sql.join(existsConditions(sql`1 = 1`), sql` or `)})`;
}
