/** What has been kept for as long as it may be. */
import { setImmediate } from 'node:timers/promises';
import type { Db } from '#db/schema.ts';
import {
  type Cutoffs,
  KINDS,
  type Kinds,
  type RowsToErase,
} from '#domain/inbox/submissions/index.ts';
import { expiredRows, type Found } from './expired-rows.ts';
import { addCounts, countRows, type ErasureCounts, eraseRows, nothing } from './rows-to-erase.ts';

/**
 * How many rows of each table have expired.
 * @param signal ends the counting
 */
export async function planExpiry(
  db: Db,
  cutoffs: Cutoffs,
  signal?: AbortSignal,
  kinds: Kinds = KINDS,
): Promise<ErasureCounts> {
  let counts = nothing(kinds);
  for await (const rows of expired(db, cutoffs, kinds, signal)) {
    counts = addCounts(counts, await countRows(db, rows, kinds));
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
  kinds: Kinds = KINDS,
): Promise<ErasureCounts> {
  let counts = nothing(kinds);
  for await (const rows of expired(db, cutoffs, kinds, signal)) {
    const erased = await db
      .transaction()
      .execute((transaction) => eraseRows(transaction, rows, kinds));
    counts = addCounts(counts, erased);
  }
  return counts;
}

/** Finds the same whether what it found before was erased or not. */
async function* expired(
  db: Db,
  cutoffs: Cutoffs,
  { submissions, related }: Kinds,
  signal?: AbortSignal,
): AsyncGenerator<RowsToErase> {
  const batches = batchesUntil(signal);
  for (const { table, expiry } of [...submissions, ...related]) {
    for (const rule of expiry) {
      const before = cutoffs[rule.cutoff];
      if (before === null) continue;
      for await (const ids of batches((after) => expiredRows(db, table, rule, { after, before }))) {
        yield { ...(await rule.takes?.(db, ids)), [table]: ids };
      }
    }
  }
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
