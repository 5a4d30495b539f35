/** Detects an unusual number of expired rows, such as after a change of the clock. */
import type { Db } from '#db/schema.ts';
import { KINDS, type Kinds, type Table } from '#domain/inbox/submissions/index.ts';
import { type ErasureCounts, ownTables } from './rows-to-erase.ts';

/** A number that is never unusual, however small the table is. */
const USUAL_COUNT = 10;

export interface UnusualExpiry {
  table: Table;
  expired: number;
  /** All rows of the table. */
  total: number;
}

/**
 * The first table in which more than 10 rows and more than half of all rows have expired; undefined
 * if there is none.
 * @param counts as returned by `planExpiry`
 */
export async function unusualExpiry(
  db: Db,
  counts: ErasureCounts,
  kinds: Kinds = KINDS,
): Promise<UnusualExpiry | undefined> {
  for (const table of ownTables(kinds)) {
    const expired = counts[table] ?? 0;
    if (expired <= USUAL_COUNT) continue;
    const { n } = await db
      .selectFrom(table as 'leads')
      .select((row) => row.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    const total = Number(n);
    if (expired > total / 2) return { table, expired, total };
  }
  return undefined;
}
