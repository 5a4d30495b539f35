/** Rows that go together, and making them go. */
import type { Db } from '#db/schema.ts';
import type { Dependent, Kinds, RowsToErase, Table } from '#domain/submissions/index.ts';

/** How many rows of each table. */
export type ErasureCounts = Readonly<Partial<Record<Table, number>>>;

/** In the order in which counts are shown. */
function tablesOf({ submissions, related, goesWithAll }: Kinds): Table[] {
  const own = [...submissions, ...related].flatMap(({ table, goesWith }) => [table, ...goesWith]);
  const tables = [...own, ...goesWithAll].map((each) =>
    typeof each === 'string' ? each : each.table,
  );
  return [...new Set(tables)];
}

/** Tables with rows that are erased for what they are, not for what they belong to. */
export function ownTables({ submissions, related }: Kinds): Table[] {
  return [...submissions, ...related].map(({ table }) => table);
}

export function nothing(kinds: Kinds): ErasureCounts {
  return Object.fromEntries(tablesOf(kinds).map((table) => [table, 0]));
}

export function addCounts(a: ErasureCounts, b: ErasureCounts): ErasureCounts {
  const tables = Object.keys({ ...a, ...b }) as Table[];
  return Object.fromEntries(tables.map((table) => [table, (a[table] ?? 0) + (b[table] ?? 0)]));
}

/** Values that one statement takes on either engine, with room to spare. */
const CHUNK = 1000;

function* chunksOf(ids: readonly string[]): Generator<string[]> {
  for (let at = 0; at < ids.length; at += CHUNK) yield ids.slice(at, at + CHUNK);
}

const idsIn = (rows: RowsToErase) => Object.values(rows).flat();

/** Where each row that goes is found, and the ids that its column has: what depends on others first. */
function placesOf(rows: RowsToErase, { submissions, related, goesWithAll }: Kinds) {
  const owners = [...related, ...submissions];
  const place = ({ table, column }: Dependent, ids: readonly string[]) => ({ table, column, ids });
  return [
    ...goesWithAll.map((dependent) => place(dependent, idsIn(rows))),
    ...owners.flatMap(({ table, goesWith }) =>
      goesWith.map((dependent) => place(dependent, rows[table] ?? [])),
    ),
    ...owners.map(({ table }) => place({ table, column: 'id' }, rows[table] ?? [])),
  ];
}

/** Tables differ in what their rows belong to: here each is asked only for the column that is named. */
const asAny = (table: Table, column: string) => [table as 'leads', column as 'id'] as const;

/** How many rows would go. */
export async function countRows(db: Db, rows: RowsToErase, kinds: Kinds): Promise<ErasureCounts> {
  let counts = nothing(kinds);
  for (const { table, column, ids } of placesOf(rows, kinds)) {
    const [from, where] = asAny(table, column);
    for (const chunk of chunksOf(ids)) {
      const { n } = await db
        .selectFrom(from)
        .select((row) => row.fn.countAll<number>().as('n'))
        .where(where, 'in', chunk)
        .executeTakeFirstOrThrow();
      counts = addCounts(counts, { [table]: Number(n) });
    }
  }
  return counts;
}

/** How many of their notifications have not been sent, by topic, in alphabetical order. */
export async function countUndelivered(db: Db, rows: RowsToErase): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const chunk of chunksOf(idsIn(rows))) {
    const rows = await db
      .selectFrom('outbox')
      .select('topic')
      .where('subject_id', 'in', chunk)
      .where('delivered_at', 'is', null)
      .execute();
    for (const { topic } of rows) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  return new Map([...counts].sort());
}

/** Erases them; to be called in a transaction. */
export async function eraseRows(
  transaction: Db,
  rows: RowsToErase,
  kinds: Kinds,
): Promise<ErasureCounts> {
  let counts = nothing(kinds);
  for (const { table, column, ids } of placesOf(rows, kinds)) {
    const [from, where] = asAny(table, column);
    for (const chunk of chunksOf(ids)) {
      const { numDeletedRows } = await transaction
        .deleteFrom(from)
        .where(where, 'in', chunk)
        .executeTakeFirst();
      counts = addCounts(counts, { [table]: Number(numDeletedRows) });
    }
  }
  return counts;
}
