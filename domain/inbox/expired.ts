/** What has been kept for as long as it may be. */
import { setImmediate } from 'node:timers/promises';
import type { Db } from '#db/schema.ts';
import {
  endedAlerts,
  endedSubscriptions,
  type Found,
  leadsOf,
  oldApplications,
  oldLeads,
  oldMessages,
  pendingAlerts,
  pendingSubscriptions,
} from './expired-rows.ts';
import {
  addCounts,
  countRows,
  type ErasureCounts,
  eraseRows,
  NOTHING,
  type RowsToErase,
} from './rows-to-erase.ts';

/** What came before goes; epoch milliseconds, null to keep it for ever. */
export interface Cutoffs {
  applications: number | null;
  /** Messages, leads, and subscriptions and alerts that have ended. */
  messages: number | null;
  /** Subscriptions, with their leads, and alerts that wait for their owner to confirm them. */
  pending: number | null;
}

/**
 * How many rows of each table have expired.
 * @param signal ends the counting
 */
export async function planExpiry(
  db: Db,
  cutoffs: Cutoffs,
  signal?: AbortSignal,
): Promise<ErasureCounts> {
  let counts: ErasureCounts = { ...NOTHING };
  for await (const rows of expired(db, cutoffs, signal)) {
    counts = addCounts(counts, await countRows(db, rows));
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
  for await (const rows of expired(db, cutoffs, signal)) {
    const erased = await db.transaction().execute((transaction) => eraseRows(transaction, rows));
    counts = addCounts(counts, erased);
  }
  return counts;
}

/** Finds the same whether what it found before was erased or not. */
async function* expired(db: Db, cutoffs: Cutoffs, signal?: AbortSignal) {
  const { applications, messages, pending } = cutoffs;
  const batches = batchesUntil(signal);
  if (applications !== null) {
    yield* of(
      'applications',
      batches((after) => oldApplications(db, after, applications)),
    );
  }
  if (pending !== null) {
    for await (const ids of batches((after) => pendingSubscriptions(db, after, pending))) {
      yield { ...NONE, subscriptions: ids, leads: await leadsOf(db, ids) };
    }
    yield* of(
      'job_alerts',
      batches((after) => pendingAlerts(db, after, pending)),
    );
  }
  if (messages === null) return;
  yield* of(
    'contact_messages',
    batches((after) => oldMessages(db, after, messages)),
  );
  yield* of(
    'leads',
    batches((after) => oldLeads(db, after, messages)),
  );
  yield* of(
    'subscriptions',
    batches((after) => endedSubscriptions(db, after, messages)),
  );
  yield* of(
    'job_alerts',
    batches((after) => endedAlerts(db, after, messages)),
  );
}

const NONE: RowsToErase = {
  ...{ applications: [], contact_messages: [], leads: [], subscriptions: [] },
  job_alerts: [],
};

async function* of(
  table: keyof RowsToErase,
  batches: AsyncIterable<string[]>,
): AsyncGenerator<RowsToErase> {
  for await (const ids of batches) yield { ...NONE, [table]: ids };
}

function batchesUntil(signal: AbortSignal | undefined) {
  return async function* batches(
    find: (after: Found) => Promise<Found[]>,
  ): AsyncGenerator<string[]> {
    let after: Found = { id: '', time: 0 };
    while (!signal?.aborted) {
      const rows = await find(after);
      const last = rows.at(-1);
      if (last === undefined) return;
      const ids = rows.filter(({ stays }) => !stays).map(({ id }) => id);
      if (ids.length > 0) yield ids;
      after = last;
      // An embedded database answers without ever leaving the thread to a request.
      await setImmediate();
    }
  };
}
