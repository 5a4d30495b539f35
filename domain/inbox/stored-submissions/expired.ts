import { setImmediate } from 'node:timers/promises';
import type { Db } from '#db/schema.ts';
import {
  type Cutoffs,
  type Expiry,
  KINDS,
  type Kinds,
  type RowsToErase,
  rowsOfKind,
  type Stored,
} from '#domain/inbox/submissions/index.ts';
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
  for (const kind of [...submissions, ...related]) {
    for (const rule of kind.expiry) {
      const before = cutoffs[rule.cutoff];
      if (before === null) continue;
      for await (const ids of batches((after) => expiredRows(db, kind, rule, { after, before }))) {
        yield { ...(await rule.alsoErases?.(db, ids)), [kind.table]: ids };
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
      const ids = rows.filter(({ exempt }) => !exempt).map(({ id }) => id);
      if (ids.length > 0) yield ids;
      after = last;
      // An embedded database answers without ever leaving the thread to a request.
      await setImmediate();
    }
  };
}

/** Rows whose time is over: a few at a time, the oldest first, behind the last one found. */
interface Found {
  id: string;
  time: number;
  /** 1 for a row to keep. */
  exempt?: number;
}

/** Rows looked at, and so erased, at a time: short enough for others to write in between. */
const BATCH = 50;

function expiredRows(
  db: Db,
  kind: Stored,
  { column, where, exempt, batch = BATCH }: Expiry,
  { after, before }: { after: Found; before: number },
): Promise<Found[]> {
  const time = column as 'created_at';
  let query = rowsOfKind(db, kind)
    .select(['id', `${time} as time`])
    .where(time, '>=', after.time)
    .where((row) => row.or([row(time, '>', after.time), row('id', '>', after.id)]))
    .where(time, '<', before)
    .orderBy(time)
    .orderBy('id')
    .limit(batch);
  if (where) query = query.where(where);
  return exempt ? query.select(exempt.as('exempt')).execute() : query.execute();
}
