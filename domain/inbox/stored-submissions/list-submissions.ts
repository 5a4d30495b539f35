import type { Db } from '#db/schema.ts';
import {
  KINDS,
  type Kinds,
  type SubmissionKind,
  verifiedOf,
} from '#domain/inbox/submissions/index.ts';
import { outboxEntriesOf, summaryOf } from './outbox-entries.ts';
import { kindOf, type SubmissionSummary } from './submission.ts';
import { kindsIn, type SubmissionFilter, type SummaryRow, summariesOf } from './summaries.ts';

/** How many are read at a time, so that any number can be written out. */
const BATCH = 500;

type KnownSummary = SummaryRow & { kind: SubmissionKind };

/**
 * The submissions of all kinds in one stream, newest first, a batch at a time.
 * @param limit how many at most; null for all
 */
export async function* listSubmissions(
  db: Db,
  filter: SubmissionFilter,
  limit: number | null,
  kinds: Kinds = KINDS,
): AsyncGenerator<SubmissionSummary[]> {
  let left = limit ?? Number.POSITIVE_INFINITY;
  let last: KnownSummary | undefined;
  while (left > 0) {
    const size = Math.min(left, BATCH);
    const rows = await newest(db, { filter, size, last }, kinds);
    if (rows.length > 0) yield await withDelivery(db, rows, kinds);
    if (rows.length < size) return;
    last = rows.at(-1);
    left -= rows.length;
  }
}

/** Each kind's newest, by its own index, and of these the newest. */
async function newest(
  db: Db,
  {
    filter,
    size,
    last,
  }: { filter: SubmissionFilter; size: number; last: KnownSummary | undefined },
  kinds: Kinds,
): Promise<KnownSummary[]> {
  const found = kindsIn(filter, kinds).map(async (descriptor) => {
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
  return (await Promise.all(found))
    .flat()
    .sort((a, b) => b.received_at - a.received_at || (a.id < b.id ? 1 : -1))
    .slice(0, size);
}

async function withDelivery(
  db: Db,
  rows: readonly KnownSummary[],
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
    delivery: summaryOf(entries.get(row.id) ?? []),
  }));
}

/** How many a filter finds. */
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
