/** What has been kept for as long as it may be. */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import {
  addCounts,
  type Belongings,
  countBelongings,
  type ErasureCounts,
  eraseBelongings,
  NOTHING,
} from './belongings.ts';

/** Submissions that one transaction erases: short enough for others to write in between. */
const BATCH = 50;

/** What came before goes; epoch milliseconds, null to keep it for ever. */
export interface Cutoffs {
  applications: number | null;
  /** Messages, leads and subscriptions that have ended. */
  messages: number | null;
}

/** How many rows of each table have expired. */
export async function planExpiry(db: Db, cutoffs: Cutoffs): Promise<ErasureCounts> {
  let counts: ErasureCounts = { ...NOTHING };
  for await (const belongings of expired(db, cutoffs)) {
    counts = addCounts(counts, await countBelongings(db, belongings));
  }
  return counts;
}

/**
 * Erases what has expired in many short transactions, and lets others have their turn in between.
 * @param signal ends it after the transaction under way; the next call goes on
 */
export async function eraseExpired(
  db: Db,
  cutoffs: Cutoffs,
  signal?: AbortSignal,
): Promise<ErasureCounts> {
  let counts: ErasureCounts = { ...NOTHING };
  for await (const belongings of expired(db, cutoffs)) {
    if (signal?.aborted) break;
    const erased = await db
      .transaction()
      .execute((transaction) => eraseBelongings(transaction, belongings));
    counts = addCounts(counts, erased);
  }
  return counts;
}

/** Finds the same whether what it found before was erased or not. */
async function* expired(db: Db, { applications, messages }: Cutoffs): AsyncGenerator<Belongings> {
  if (applications !== null) {
    yield* batches('applications', (after) =>
      rowsBetween(db, 'applications', 'submitted_at', after, applications).execute(),
    );
  }
  if (messages === null) return;
  yield* batches('contact_messages', (after) =>
    rowsBetween(db, 'contact_messages', 'created_at', after, messages).execute(),
  );
  yield* batches('leads', (after) => expiredLeads(db, after, messages));
  yield* batches('subscriptions', (after) => expiredSubscriptions(db, after, messages));
}

interface Found {
  id: string;
  time: number;
}

async function* batches(
  table: keyof Belongings,
  find: (after: Found) => Promise<Found[]>,
): AsyncGenerator<Belongings> {
  let after: Found = { id: '', time: 0 };
  for (;;) {
    const rows = await find(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    const none = { applications: [], contact_messages: [], leads: [], subscriptions: [] };
    yield { ...none, [table]: rows.map(({ id }) => id) };
    after = last;
    // An embedded database answers without ever leaving the thread to a request.
    await setImmediate();
  }
}

/** The oldest first, behind the last one found. */
function rowsBetween(
  db: Db,
  table: 'applications' | 'contact_messages' | 'leads' | 'subscriptions',
  column: 'submitted_at' | 'created_at' | 'ended_at',
  after: Found,
  before: number,
) {
  // They are alike in what is asked for here.
  const [rows, time] = [table as 'leads', column as 'created_at'];
  return db
    .selectFrom(rows)
    .select(['id', `${time} as time`])
    .where(time, '>=', after.time)
    .where((row) => row.or([row(time, '>', after.time), row('id', '>', after.id)]))
    .where(time, '<', before)
    .orderBy(time)
    .orderBy('id')
    .limit(BATCH);
}

/**
 * Whoever gets the newsletter stays, and so does whoever asked for it before there was a table of
 * subscriptions.
 */
function expiredLeads(db: Db, after: Found, before: number): Promise<Found[]> {
  return rowsBetween(db, 'leads', 'created_at', after, before)
    .where((lead) =>
      lead.or([
        lead('leads.source', '!=', 'Newsletter'),
        lead.exists(
          lead
            .selectFrom('subscriptions')
            .select('subscriptions.id')
            .where('subscriptions.ended_at', 'is not', null)
            .whereRef('subscriptions.email', '=', lead.fn('lower', ['leads.email'])),
        ),
      ]),
    )
    .execute();
}

/** Not before its leads: one that is younger would look like one of somebody who is subscribed. */
function expiredSubscriptions(db: Db, after: Found, before: number): Promise<Found[]> {
  return rowsBetween(db, 'subscriptions', 'ended_at', after, before)
    .where(
      sql<boolean>`not exists (
        select 1 from leads
        where source = 'Newsletter' and created_at >= ${before}
          and lower(leads.email) = subscriptions.email
      )`,
    )
    .execute();
}
