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

/** Everything of the person with this address, in any case of letters, or these submissions. */
export type Erasure = { email: string } | { submissions: readonly SubmissionRef[] };

/** How many rows of each table an erasure would take. */
export async function planErasure(
  db: Db,
  erasure: Erasure,
  kinds: Kinds = KINDS,
): Promise<ErasureCounts> {
  return countRows(db, await rowsOf(db, erasure, kinds), kinds);
}

/** How many notifications an erasure would take before they have gone out, by topic. */
export async function undelivered(
  db: Db,
  erasure: Erasure,
  kinds: Kinds = KINDS,
): Promise<Map<string, number>> {
  return countUndelivered(db, await rowsOf(db, erasure, kinds), kinds);
}

/** Erases all of it in one transaction, or nothing. */
export function erase(db: Db, erasure: Erasure, kinds: Kinds = KINDS): Promise<ErasureCounts> {
  return db.transaction().execute((transaction) => eraseIn(transaction, erasure, kinds));
}

/** Erases all of it as part of a transaction. */
export async function eraseIn(
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
    const found = await db
      .selectFrom(table as 'leads')
      .select('id')
      .where((row) => row(row.fn('lower', ['email']), '=', email))
      .execute();
    rows.push([table, found.map(({ id }) => id)]);
  }
  return Object.fromEntries(rows);
}

/** What a submission has asked for goes with it. */
async function rowsOfSubmissions(
  db: Db,
  refs: readonly SubmissionRef[],
  { submissions, related }: Kinds,
): Promise<RowsToErase> {
  const idsOf = (kind: string) => refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
  const rows: Partial<Record<Table, string[]>> = {};
  // Kinds may share a table.
  for (const { table, name } of submissions) {
    rows[table] = [...(rows[table] ?? []), ...idsOf(name)];
  }
  for (const { table, owner } of related) {
    const owners = owner?.kind ? idsOf(owner.kind) : refs.map(({ id }) => id);
    if (!owner || owners.length === 0) continue;
    const found = await db
      .selectFrom(table as 'subscriptions')
      .select('id')
      .where(owner.column as 'lead_id', 'in', owners)
      .execute();
    rows[table] = found.map(({ id }) => id);
  }
  return rows;
}
