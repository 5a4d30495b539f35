import type { Db } from '#db/schema.ts';
import {
  KINDS,
  type Kinds,
  type RowsToErase,
  type Table,
} from '#domain/inbox/submissions/index.ts';
import type { SubmissionRef } from './read-submissions.ts';
import {
  countRows,
  countUndelivered,
  type ErasureCounts,
  eraseRows,
  ownTables,
} from './rows-to-erase.ts';

/** Everything of the person with this address (ignoring case), or these submissions. */
export type Erasure = { email: string } | { submissions: readonly SubmissionRef[] };

/** Counts the rows that an erasure would delete, by table. */
export async function planErasure(
  db: Db,
  erasure: Erasure,
  kinds: Kinds = KINDS,
): Promise<ErasureCounts> {
  return countRows(db, await rowsOf(db, erasure, kinds), kinds);
}

/** Counts the undelivered notifications that an erasure would delete, by topic. */
export async function countUndeliveredIn(
  db: Db,
  erasure: Erasure,
  kinds: Kinds = KINDS,
): Promise<Map<string, number>> {
  return countUndelivered(db, await rowsOf(db, erasure, kinds), kinds);
}

/** Erases all rows in one transaction. */
export function erase(db: Db, erasure: Erasure, kinds: Kinds = KINDS): Promise<ErasureCounts> {
  return db.transaction().execute((transaction) => eraseInTransaction(transaction, erasure, kinds));
}

/** Erases all rows within the given transaction. */
export async function eraseInTransaction(
  transaction: Db,
  erasure: Erasure,
  kinds: Kinds = KINDS,
): Promise<ErasureCounts> {
  return eraseRows(transaction, await rowsOf(transaction, erasure, kinds), kinds);
}

function rowsOf(db: Db, erasure: Erasure, kinds: Kinds): Promise<RowsToErase> {
  return 'email' in erasure
    ? rowsOfPerson(db, erasure.email.toLowerCase(), kinds)
    : rowsOfSubmissions(db, erasure.submissions, kinds);
}

async function rowsOfPerson(db: Db, email: string, kinds: Kinds): Promise<RowsToErase> {
  const rows: [Table, string[]][] = [];
  for (const table of ownTables(kinds)) {
    const idRows = await db
      .selectFrom(table as 'leads')
      .select('id')
      .where((row) => row(row.fn('lower', ['email']), '=', email))
      .execute();
    rows.push([table, idRows.map(({ id }) => id)]);
  }
  return Object.fromEntries(rows);
}

/** Includes the related rows that the submissions own. */
async function rowsOfSubmissions(
  db: Db,
  refs: readonly SubmissionRef[],
  { submissions, related }: Kinds,
): Promise<RowsToErase> {
  const idsOfKind = (kind: string) => refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
  const rows: Partial<Record<Table, string[]>> = {};
  // Kinds may share a table.
  for (const { table, name } of submissions) {
    rows[table] = [...(rows[table] ?? []), ...idsOfKind(name)];
  }
  for (const { table, owner } of related) {
    const owners = owner?.kind ? idsOfKind(owner.kind) : refs.map(({ id }) => id);
    if (!owner || owners.length === 0) continue;
    const idRows = await db
      .selectFrom(table as 'subscriptions')
      .select('id')
      .where(owner.column as 'lead_id', 'in', owners)
      .execute();
    rows[table] = idRows.map(({ id }) => id);
  }
  return rows;
}
