/** The tables of submissions as one kind of row, without what would be heavy in a list. */

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

const OWN_FILTERS = ['source', 'jobSlug'] as const;

/** The kinds that a filter can find anything of. */
export function kindsIn(filter: SubmissionFilter, { submissions }: Kinds): KindDescriptor[] {
  return submissions.filter(
    ({ name, summary }) =>
      (filter.kind === undefined || filter.kind === name) &&
      OWN_FILTERS.every((own) => filter[own] === undefined || summary.filters?.[own] !== undefined),
  );
}

/** Both engines flatten it into the query around it, so the table's indexes serve. */
function summaryOf(db: Db, kind: KindDescriptor) {
  const { sentAt, summary } = kind;
  return rowsOfKind(db, kind)
    .select(['id', 'email', 'verified', `${sentAt as 'created_at'} as received_at`])
    .select([summary.name.as('name'), summary.about.as('about')])
    .select(Object.values(summary.filters ?? {}) as 'source'[]);
}

/** The submissions of one kind that a filter finds, to be selected or counted. */
export function summariesOf(db: Db, kind: KindDescriptor, filter: SubmissionFilter, kinds: Kinds) {
  const { email, since, until, verified, delivery } = filter;
  let summaries = db.selectFrom(summaryOf(db, kind).as('summary'));
  if (delivery !== undefined) summaries = summaries.where(deliveryCondition(delivery, kinds));
  for (const own of OWN_FILTERS) {
    const [value, column] = [filter[own], kind.summary.filters?.[own]];
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
 * SQL that says of `summary`, a submission, whether its notifications are in this state. Those of what it
 * has asked for count as its own.
 */
function deliveryCondition(state: DeliveryState, kinds: Kinds): RawBuilder<boolean> {
  const owned = kinds.related.flatMap(({ table, owner }) =>
    owner ? [{ table: sql.table(table), owner: sql.ref(owner.column) }] : [],
  );
  /** Begins with the notifications: those still open are few while delivery works. */
  const among = (entries: RawBuilder<unknown>) => {
    const subjects = owned.map(
      ({ table, owner }) => sql`union all
        select related.${owner} from outbox join ${table} as related
          on related.id = outbox.subject_id where ${entries}`,
    );
    return sql<boolean>`summary.id in (
      select outbox.subject_id from outbox where ${entries} ${sql.join(subjects, sql` `)}
    )`;
  };
  const existing = (entries: RawBuilder<unknown>) => [
    sql`exists (select 1 from outbox where outbox.subject_id = summary.id and ${entries})`,
    ...owned.map(
      ({ table, owner }) => sql`exists (
        select 1 from ${table} as related join outbox on outbox.subject_id = related.id
        where related.${owner} = summary.id and ${entries}
      )`,
    ),
  ];
  const without = (entries: RawBuilder<unknown>) =>
    sql`not ${sql.join(existing(entries), sql` and not `)}`;
  if (state === 'failed') return among(FAILED);
  if (state === 'waiting') return sql`${among(WAITING)} and ${without(FAILED)}`;
  return sql`${without(OPEN)} and (${sql.join(existing(sql`1 = 1`), sql` or `)})`;
}
