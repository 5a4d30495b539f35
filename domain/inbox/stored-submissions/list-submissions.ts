import type { Db } from '#db/schema.ts';
import {
  KINDS,
  type Kinds,
  type SubmissionKind,
  verifiedOf,
} from '#domain/inbox/submissions/index.ts';
import { deliverySummaryOf, outboxEntriesOf } from './outbox-entries.ts';
import { kindOf, type SubmissionSummary } from './submission.ts';
import { kindsIn, type SubmissionFilter, type SummaryRow, summariesOf } from './summaries.ts';

/** Rows per query, so that any number of submissions can be streamed. */
const BATCH = 500;

type KindSummaryRow = SummaryRow & { kind: SubmissionKind };

/**
 * Streams the submissions of all kinds, the newest first, in batches.
 * @param limit maximum number; null for all
 */
export async function* listSubmissions(
  db: Db,
  filter: SubmissionFilter,
  limit: number | null,
  kinds: Kinds = KINDS,
): AsyncGenerator<SubmissionSummary[]> {
  let remaining = limit ?? Number.POSITIVE_INFINITY;
  let last: KindSummaryRow | undefined;
  while (remaining > 0) {
    const size = Math.min(remaining, BATCH);
    const rows = await newest(db, { filter, size, last }, kinds);
    if (rows.length > 0) yield await withDelivery(db, rows, kinds);
    if (rows.length < size) return;
    last = rows.at(-1);
    remaining -= rows.length;
  }
}

/** Reads the newest of each kind by its own index and merges them. */
async function newest(
  db: Db,
  {
    filter,
    size,
    last,
  }: { filter: SubmissionFilter; size: number; last: KindSummaryRow | undefined },
  kinds: Kinds,
): Promise<KindSummaryRow[]> {
  const queries = kindsIn(filter, kinds).map(async (descriptor) => {
    let summaries = summariesOf(db, descriptor, filter, kinds);
    if (last) {
      const { received_at, id } = last;
      summaries = summaries
        .where('summary.received_at', '<=', received_at)
        .where((eb) =>
          eb.or([eb('summary.received_at', '<', received_at), eb('summary.id', '<', id)]),
        );
    }
    const rows = await summaries
      .selectAll('summary')
      .orderBy('summary.received_at', 'desc')
      .orderBy('summary.id', 'desc')
      .limit(size)
      .execute();
    return rows.map((row) => ({ ...row, kind: kindOf(descriptor) }));
  });
  return (await Promise.all(queries))
    .flat()
    .sort((a, b) => b.received_at - a.received_at || (a.id < b.id ? 1 : -1))
    .slice(0, size);
}

async function withDelivery(
  db: Db,
  rows: readonly KindSummaryRow[],
  kinds: Kinds,
): Promise<SubmissionSummary[]> {
  const ids = rows.map(({ id }) => id);
  const entries = await outboxEntriesOf(db, ids, kinds);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    receivedAt: row.received_at,
    name: row.name,
    email: row.email,
    about: row.about,
    verified: verifiedOf(row),
    delivery: deliverySummaryOf(entries.get(row.id) ?? []),
  }));
}

/** Counts the submissions that match a filter. */
export async function countSubmissions(
  db: Db,
  filter: SubmissionFilter,
  kinds: Kinds = KINDS,
): Promise<number> {
  let total = 0;
  for (const descriptor of kindsIn(filter, kinds)) {
    const { n } = await summariesOf(db, descriptor, filter, kinds)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    total += Number(n);
  }
  return total;
}
