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
import {
  addCounts,
  countRows,
  type ErasureCounts,
  eraseRows,
  zeroCounts,
} from './rows-to-erase.ts';

/**
 * Counts expired rows by table.
 * @param signal stops counting
 */
export async function planExpiry(
  db: Db,
  cutoffs: Cutoffs,
  signal?: AbortSignal,
  kinds: Kinds = KINDS,
): Promise<ErasureCounts> {
  let counts = zeroCounts(kinds);
  for await (const rows of expiredBatches(db, cutoffs, kinds, signal)) {
    counts = addCounts(counts, await countRows(db, rows, kinds));
  }
  return counts;
}

/**
 * Erases expired rows in many short transactions, with turns for other work in between.
 * @param signal stops after the current transaction; the next call continues
 */
export async function eraseExpired(
  db: Db,
  cutoffs: Cutoffs,
  signal?: AbortSignal,
  kinds: Kinds = KINDS,
): Promise<ErasureCounts> {
  let counts = zeroCounts(kinds);
  for await (const rows of expiredBatches(db, cutoffs, kinds, signal)) {
    const erased = await db
      .transaction()
      .execute((transaction) => eraseRows(transaction, rows, kinds));
    counts = addCounts(counts, erased);
  }
  return counts;
}

/** Pages through expired rows. It works whether or not the caller erases them. */
async function* expiredBatches(
  db: Db,
  cutoffs: Cutoffs,
  { submissions, related }: Kinds,
  signal?: AbortSignal,
): AsyncGenerator<RowsToErase> {
  const batches = batchReader(signal);
  for (const kind of [...submissions, ...related]) {
    for (const rule of kind.expiry) {
      const cutoff = cutoffs[rule.cutoff];
      if (cutoff === null) continue;
      for await (const ids of batches((after) => expiredRows(db, kind, rule, { after, cutoff }))) {
        yield { ...(await rule.alsoErases?.(db, ids)), [kind.table]: ids };
      }
    }
  }
}

function batchReader(signal: AbortSignal | undefined) {
  return async function* batches(
    find: (after: ExpiredRow) => Promise<ExpiredRow[]>,
  ): AsyncGenerator<string[]> {
    let after: ExpiredRow = { id: '', time: 0 };
    while (!signal?.aborted) {
      const rows = await find(after);
      const last = rows.at(-1);
      if (last === undefined) return;
      const ids = rows.filter(({ exempt }) => !exempt).map(({ id }) => id);
      if (ids.length > 0) yield ids;
      after = last;
      // An embedded database answers synchronously, so requests get a turn only here.
      await setImmediate();
    }
  };
}

/**
 * An expired row. Rows are read in small pages, the oldest first; the last row of a page is the
 * cursor of the next.
 */
interface ExpiredRow {
  id: string;
  time: number;
  /** 1 for a row to keep. */
  exempt?: number;
}

/** Rows per transaction, few enough for other writers to get a turn in between. */
const BATCH = 50;

function expiredRows(
  db: Db,
  kind: Stored,
  { column, where, exempt, batch = BATCH }: Expiry,
  { after, cutoff }: { after: ExpiredRow; cutoff: number },
): Promise<ExpiredRow[]> {
  const time = column as 'created_at';
  let query = rowsOfKind(db, kind)
    .select(['id', `${time} as time`])
    .where(time, '>=', after.time)
    .where((row) => row.or([row(time, '>', after.time), row('id', '>', after.id)]))
    .where(time, '<', cutoff)
    .orderBy(time)
    .orderBy('id')
    .limit(batch);
  if (where) query = query.where(where);
  return exempt ? query.select(exempt.as('exempt')).execute() : query.execute();
}
