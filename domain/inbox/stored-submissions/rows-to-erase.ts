/** Rows that go together, and making them go. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Db, Schema } from '#db/schema.ts';
import type { Dependent, Kinds, RowsToErase, Table } from '#domain/inbox/submissions/index.ts';

/** How many rows of each table. */
export type ErasureCounts = Readonly<Partial<Record<Table, number>>>;

/** In the order in which counts are shown. */
function tablesOf({ submissions, related, commonDependents }: Kinds): Table[] {
  const all = (dependents: readonly Dependent[]): Table[] =>
    dependents.flatMap(({ table, dependents = [] }) => [table, ...all(dependents)]);
  const own = [...submissions, ...related];
  const tables = own.flatMap(({ table, dependents }) => [table, ...all(dependents)]);
  return [...new Set([...tables, ...all(commonDependents)])];
}

/** Kinds may share a table. */
const uniqueTables = (kinds: readonly { table: Table }[]): Table[] => [
  ...new Set(kinds.map(({ table }) => table)),
];

/** Tables with rows that are erased for what they are, not for what they belong to. */
export function ownTables({ submissions, related }: Kinds): Table[] {
  return uniqueTables([...submissions, ...related]);
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

/** Where rows that go are found: by this column of this table, for each row above them that goes. */
interface Place {
  table: Table;
  column: string;
  /** What the rows belong to that these belong to; none where these have the ids themselves. */
  above: readonly Dependent[];
  ids: readonly string[];
}

/** What depends on others comes first. */
function placesOf(rows: RowsToErase, { submissions, related, commonDependents }: Kinds): Place[] {
  const owners = [...related, ...submissions];
  const below = (
    dependents: readonly Dependent[],
    ids: readonly string[],
    above: readonly Dependent[] = [],
  ): Place[] =>
    dependents.flatMap((each) => [
      ...below(each.dependents ?? [], ids, [each, ...above]),
      { ...each, above, ids },
    ]);
  return [
    ...below(commonDependents, idsIn(rows)),
    ...owners.flatMap(({ table, dependents }) => below(dependents, rows[table] ?? [])),
    ...uniqueTables(owners).map((table) => ({
      table,
      column: 'id',
      above: [],
      ids: rows[table] ?? [],
    })),
  ];
}

/** Tables differ in what their rows belong to: here each is asked only for the column that is named. */
const asAny = ({ table, column }: Dependent) => [table as 'leads', column as 'id'] as const;

/** The condition for a chunk of ids. */
function isIn({ column, above }: Omit<Place, 'ids' | 'table'>, chunk: readonly string[]) {
  const [next, ...others] = above;
  return (row: ExpressionBuilder<Schema, 'leads'>): Expression<SqlBool> => {
    if (!next) return row(column as 'id', 'in', [...chunk]);
    const [from] = asAny(next);
    const parents = row
      .selectFrom(from)
      .select('id')
      .where(isIn({ column: next.column, above: others }, chunk));
    return row(column as 'id', 'in', parents);
  };
}

/** How many rows would go. */
export async function countRows(db: Db, rows: RowsToErase, kinds: Kinds): Promise<ErasureCounts> {
  let counts = nothing(kinds);
  for (const place of placesOf(rows, kinds)) {
    const [from] = asAny(place);
    for (const chunk of chunksOf(place.ids)) {
      const { n } = await db
        .selectFrom(from)
        .select((row) => row.fn.countAll<number>().as('n'))
        .where(isIn(place, chunk))
        .executeTakeFirstOrThrow();
      counts = addCounts(counts, { [place.table]: Number(n) });
    }
  }
  return counts;
}

/** How many of their notifications have not been sent, by topic, in alphabetical order. */
export async function countUndelivered(
  db: Db,
  rows: RowsToErase,
  kinds: Kinds,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const place of placesOf(rows, kinds).filter(({ table }) => table === 'outbox')) {
    for (const chunk of chunksOf(place.ids)) {
      const found = await db
        .selectFrom('outbox')
        .select('topic')
        // As of any table, see `asAny`.
        .where(isIn(place, chunk) as never)
        .where('delivered_at', 'is', null)
        .execute();
      for (const { topic } of found) counts.set(topic, (counts.get(topic) ?? 0) + 1);
    }
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
  for (const place of placesOf(rows, kinds)) {
    const [from] = asAny(place);
    for (const chunk of chunksOf(place.ids)) {
      const { numDeletedRows } = await transaction
        .deleteFrom(from)
        .where(isIn(place, chunk))
        .executeTakeFirst();
      counts = addCounts(counts, { [place.table]: Number(numDeletedRows) });
    }
  }
  return counts;
}
