import { type RawBuilder, sql } from 'kysely';
import type { Kinds } from '#domain/inbox/submissions/index.ts';
import type { DeliveryState } from './submission.ts';

const OPEN = sql`outbox.delivered_at is null`;
const FAILED = sql`outbox.delivered_at is null and outbox.failed_at is not null`;
const WAITING = sql`outbox.delivered_at is null and outbox.failed_at is null`;

/**
 * SQL that says of `summary`, a submission, whether its notifications are in this state. Those of what it
 * has asked for count as its own.
 */
export function deliveryCondition(state: DeliveryState, kinds: Kinds): RawBuilder<boolean> {
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
