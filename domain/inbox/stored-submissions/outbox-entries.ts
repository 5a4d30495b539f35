import type { Selectable } from 'kysely';
import type { Db, Schema } from '#db/schema.ts';
import { KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';
import { type Channel, retryFailed, type Topic } from '#domain/messaging/outbox/index.ts';
import type { DeliveryState, DeliverySummary, OutboxEntry } from './submission.ts';

/** The outbox entries of submissions, including those of related rows that they own. */
export async function outboxEntriesOf(
  db: Db,
  submissionIds: readonly string[],
  kinds: Kinds,
): Promise<Map<string, OutboxEntry[]>> {
  const entries = new Map<string, OutboxEntry[]>(submissionIds.map((id) => [id, []]));
  if (submissionIds.length === 0) return entries;
  const owners = await ownedBy(db, submissionIds, kinds);
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('subject_id', 'in', [...submissionIds, ...owners.keys()])
    .orderBy('created_at')
    .orderBy('topic')
    .execute();
  for (const row of rows) {
    entries.get(owners.get(row.subject_id) ?? row.subject_id)?.push(outboxEntryOf(row));
  }
  return entries;
}

function outboxEntryOf(row: Selectable<Schema['outbox']>): OutboxEntry {
  const state = stateOf(row);
  return {
    id: row.id,
    topic: row.topic as Topic,
    channel: row.channel,
    state,
    attempts: row.attempts,
    createdAt: row.created_at,
    nextAttemptAt: state === 'waiting' ? row.next_attempt_at : null,
    deliveredAt: row.delivered_at,
    failedAt: row.failed_at,
    lastError: row.last_error,
  };
}

function stateOf(row: { delivered_at: number | null; failed_at: number | null }): DeliveryState {
  if (row.delivered_at !== null) return 'delivered';
  return row.failed_at === null ? 'waiting' : 'failed';
}

/** The most urgent first. The most urgent state that occurs is the state of the summary. */
const URGENCY: readonly DeliveryState[] = ['failed', 'waiting', 'delivered'];

export function deliverySummaryOf(entries: readonly OutboxEntry[]): DeliverySummary {
  const inState = (state: DeliveryState) => entries.filter((entry) => entry.state === state);
  const state = URGENCY.find((candidate) => inState(candidate).length > 0) ?? 'none';
  const deciding = state === 'none' ? [] : inState(state);
  return {
    state,
    delivered: inState('delivered').length,
    waiting: inState('waiting').length,
    failed: inState('failed').length,
    lastError: deciding.find(({ lastError }) => lastError !== null)?.lastError ?? null,
  };
}

/**
 * Retries the failed notifications of these submissions and of related rows that they own.
 * @returns the number of notifications
 */
export async function retrySubmissions(
  db: Db,
  submissions: readonly { id: string }[],
  now = Date.now(),
  kinds: Kinds = KINDS,
): Promise<number> {
  const ids = submissions.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const owned = await ownedBy(db, ids, kinds);
  return retryFailed(db, [...ids, ...owned.keys()], now);
}

/** Counts the pending notifications of a channel. */
export async function countWaiting(db: Db, channel: Channel): Promise<number> {
  const { n } = await db
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('channel', '=', channel)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** The submission of each related row that these submissions own, by the row's id. */
async function ownedBy(
  db: Db,
  submissionIds: readonly string[],
  { related }: Kinds,
): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  for (const { table, owner } of related) {
    if (!owner) continue;
    // Typed as one of the tables, because all have these columns.
    const column = owner.column as 'lead_id';
    const rows = await db
      .selectFrom(table as 'subscriptions')
      .select(['id', `${column} as owner`])
      .where(column, 'in', [...submissionIds])
      .execute();
    for (const row of rows) owners.set(row.id, row.owner);
  }
  return owners;
}
