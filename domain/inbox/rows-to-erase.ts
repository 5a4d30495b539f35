/** Rows that go together, and making them go. */
import type { Db } from '#db/schema.ts';

/** Ids of rows. What belongs to them (résumés, notifications) goes with them. */
export interface RowsToErase {
  applications: string[];
  contact_messages: string[];
  leads: string[];
  subscriptions: string[];
  job_alerts: string[];
}

/** How many rows of each table. */
export type ErasureCounts = Record<keyof RowsToErase | 'resumes' | 'outbox', number>;

export const NOTHING: Readonly<ErasureCounts> = {
  applications: 0,
  resumes: 0,
  contact_messages: 0,
  leads: 0,
  subscriptions: 0,
  job_alerts: 0,
  outbox: 0,
};

export function addCounts(a: ErasureCounts, b: ErasureCounts): ErasureCounts {
  const tables = Object.keys(NOTHING) as (keyof ErasureCounts)[];
  return Object.fromEntries(tables.map((table) => [table, a[table] + b[table]])) as ErasureCounts;
}

/** Values that one statement takes on either engine, with room to spare. */
const CHUNK = 1000;

function* chunksOf(ids: readonly string[]): Generator<string[]> {
  for (let at = 0; at < ids.length; at += CHUNK) yield ids.slice(at, at + CHUNK);
}

/** Where each row that goes is found: its table, and the column that the ids are of. */
function placesOf(rows: RowsToErase) {
  const { applications, contact_messages, leads, subscriptions, job_alerts } = rows;
  return [
    ['outbox', 'subject_id', Object.values(rows).flat()],
    ['resumes', 'application_id', applications],
    ['applications', 'id', applications],
    ['contact_messages', 'id', contact_messages],
    ['subscriptions', 'id', subscriptions],
    ['job_alerts', 'id', job_alerts],
    ['leads', 'id', leads],
  ] as const;
}

/** How many rows would go. */
export async function countRows(db: Db, rows: RowsToErase): Promise<ErasureCounts> {
  const counts = { ...NOTHING };
  for (const [table, column, ids] of placesOf(rows)) {
    for (const chunk of chunksOf(ids)) {
      const { n } = await db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('n'))
        .where(column as 'id', 'in', chunk)
        .executeTakeFirstOrThrow();
      counts[table] += Number(n);
    }
  }
  return counts;
}

/** How many of their notifications have not been sent, by topic, in alphabetical order. */
export async function countUndelivered(db: Db, rows: RowsToErase): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const chunk of chunksOf(Object.values(rows).flat())) {
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
export async function eraseRows(transaction: Db, rows: RowsToErase): Promise<ErasureCounts> {
  const counts = { ...NOTHING };
  for (const [table, column, ids] of placesOf(rows)) {
    for (const chunk of chunksOf(ids)) {
      const { numDeletedRows } = await transaction
        .deleteFrom(table)
        .where(column as 'id', 'in', chunk)
        .executeTakeFirst();
      counts[table] += Number(numDeletedRows);
    }
  }
  return counts;
}
