/** Finds remaining copies of a text after an erasure. */
import { sql } from 'kysely';
import type { Db } from '#domain/support/database.ts';

/**
 * Tables with a row that contains the text in any column, including the bytes of files, ignoring
 * case.
 */
export async function tablesWith(db: Db, text: string): Promise<string[]> {
  const matching: string[] = [];
  const tables = await db.introspection.getTables();
  for (const table of tables.filter(({ isView }) => !isView)) {
    // Columns of a full-text index have no type and cannot be read.
    const columns = table.columns.filter(({ dataType }) => dataType !== '');
    if (columns.length === 0) continue;
    const names = sql.join(columns.map(({ name }) => sql.ref(name)));
    const { rows } = await sql`select ${names} from ${sql.table(table.name)}`.execute(db);
    const has = rows.some((row) =>
      Object.values(row as object).some((value) => textOf(value).includes(text.toLowerCase())),
    );
    if (has) matching.push(table.name);
  }
  return matching.sort();
}

function textOf(value: unknown): string {
  const text = value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value);
  return text.toLowerCase();
}
