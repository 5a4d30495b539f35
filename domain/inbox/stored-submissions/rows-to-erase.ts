/** Counts and deletes rows together with their dependents. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Db, Schema } from '#db/schema.ts';
import type { Dependent, Kinds, RowsToErase, Table } from '#domain/inbox/submissions/index.ts';

/** Number of rows by table. */
export type ErasureCounts = Readonly<Partial<Record<Table, number>>>;

/** Tables in the order in which counts are shown. */
function tablesOf({ submissions, related, commonDependents }: Kinds): Table[] {
  const allTables = (dependents: readonly Dependent[]): Table[] =>
    dependents.flatMap(({ table, dependents = [] }) => [table, ...allTables(dependents)]);
  const descriptors = [...submissions, ...related];
  const tables = descriptors.flatMap(({ table, dependents }) => [table, ...allTables(dependents)]);
  return [...new Set([...tables, ...allTables(commonDependents)])];
}

/** Kinds may share a table. */
const uniqueTables = (kinds: readonly { table: Table }[]): Table[] => [
  ...new Set(kinds.map(({ table }) => table)),
];

/** Tables whose rows are erased by their own rules, not as dependents. */
export function ownTables({ submissions, related }: Kinds): Table[] {
  return uniqueTables([...submissions, ...related]);
}

export function zeroCounts(kinds: Kinds): ErasureCounts {
  return Object.fromEntries(tablesOf(kinds).map((table) => [table, 0]));
}

export function addCounts(a: ErasureCounts, b: ErasureCounts): ErasureCounts {
  const tables = Object.keys({ ...a, ...b }) as Table[];
  return Object.fromEntries(tables.map((table) => [table, (a[table] ?? 0) + (b[table] ?? 0)]));
}

/** Values per statement, well below the limit of either engine. */
const CHUNK = 1000;

function* chunksOf(ids: readonly string[]): Generator<string[]> {
  for (let start = 0; start < ids.length; start += CHUNK) yield ids.slice(start, start + CHUNK);
}

const allIds = (rows: RowsToErase) => Object.values(rows).flat();

/** One delete statement per chunk: the rows of a table whose `column` refers to an erased row. */
interface ErasureStep {
  table: Table;
  column: string;
  /** The chain of owners up to the rows with `ids`; empty if the rows refer to `ids` directly. */
  above: readonly Dependent[];
  ids: readonly string[];
}

/** Dependents come before their owners. */
function erasureSteps(
  rows: RowsToErase,
  { submissions, related, commonDependents }: Kinds,
): ErasureStep[] {
  const owners = [...related, ...submissions];
  const below = (
    dependents: readonly Dependent[],
    ids: readonly string[],
    above: readonly Dependent[] = [],
  ): ErasureStep[] =>
    dependents.flatMap((dependent) => [
      ...below(dependent.dependents ?? [], ids, [dependent, ...above]),
      { ...dependent, above, ids },
    ]);
  return [
    ...below(commonDependents, allIds(rows)),
    ...owners.flatMap(({ table, dependents }) => below(dependents, rows[table] ?? [])),
    ...uniqueTables(owners).map((table) => ({
      table,
      column: 'id',
      above: [],
      ids: rows[table] ?? [],
    })),
  ];
}

/** Typed as any one table, because each query uses only the named column. */
const asAny = ({ table, column }: Dependent) => [table as 'leads', column as 'id'] as const;

/** The condition that a row belongs to one of the ids. */
function isIn({ column, above }: Omit<ErasureStep, 'ids' | 'table'>, chunk: readonly string[]) {
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

/** Counts the rows that an erasure would delete. */
export async function countRows(db: Db, rows: RowsToErase, kinds: Kinds): Promise<ErasureCounts> {
  let counts = zeroCounts(kinds);
  for (const step of erasureSteps(rows, kinds)) {
    const [from] = asAny(step);
    for (const chunk of chunksOf(step.ids)) {
      const { n } = await db
        .selectFrom(from)
        .select((row) => row.fn.countAll<number>().as('n'))
        .where(isIn(step, chunk))
        .executeTakeFirstOrThrow();
      counts = addCounts(counts, { [step.table]: Number(n) });
    }
  }
  return counts;
}

/** Counts undelivered notifications by topic, in alphabetical order. */
export async function countUndelivered(
  db: Db,
  rows: RowsToErase,
  kinds: Kinds,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const step of erasureSteps(rows, kinds).filter(({ table }) => table === 'outbox')) {
    for (const chunk of chunksOf(step.ids)) {
      const entries = await db
        .selectFrom('outbox')
        .select('topic')
        // Typed as of any table; see `asAny`.
        .where(isIn(step, chunk) as never)
        .where('delivered_at', 'is', null)
        .execute();
      for (const { topic } of entries) counts.set(topic, (counts.get(topic) ?? 0) + 1);
    }
  }
  return new Map([...counts].sort());
}

/** Deletes the rows. Must run in a transaction. */
export async function eraseRows(
  transaction: Db,
  rows: RowsToErase,
  kinds: Kinds,
): Promise<ErasureCounts> {
  let counts = zeroCounts(kinds);
  for (const step of erasureSteps(rows, kinds)) {
    const [from] = asAny(step);
    for (const chunk of chunksOf(step.ids)) {
      const { numDeletedRows } = await transaction
        .deleteFrom(from)
        .where(isIn(step, chunk))
        .executeTakeFirst();
      counts = addCounts(counts, { [step.table]: Number(numDeletedRows) });
    }
  }
  return counts;
}
