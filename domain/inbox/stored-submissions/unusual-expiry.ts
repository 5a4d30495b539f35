/** Tells whether more has expired than comes with one day after another. */
import type { Db } from '#db/schema.ts';
import { KINDS, type Kinds, type Table } from '#domain/inbox/submissions/index.ts';
import { type ErasureCounts, ownTables } from './rows-to-erase.ts';

/** This many rows may expire together however small the table is. */
const HANDFUL = 10;

export interface UnusualExpiry {
  table: Table;
  /** Rows that have expired. */
  expired: number;
  /** Rows that there are. */
  total: number;
}

/**
 * The first table of which more than half has expired, and more than a handful; undefined where there
 * is none.
 * @param counts as `planExpiry` has them
 */
export async function unusualExpiry(
  db: Db,
  counts: ErasureCounts,
  kinds: Kinds = KINDS,
): Promise<UnusualExpiry | undefined> {
  for (const table of ownTables(kinds)) {
    const expired = counts[table] ?? 0;
    if (expired <= HANDFUL) continue;
    const { n } = await db
      .selectFrom(table as 'leads')
      .select((row) => row.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    const total = Number(n);
    if (expired > total / 2) return { table, expired, total };
  }
  return undefined;
}
