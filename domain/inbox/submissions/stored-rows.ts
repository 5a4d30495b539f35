import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import type { Table } from './expiry.ts';

/** A kind of submission or of related rows. */
export interface Stored {
  table: Table;
  name?: string;
}

/**
 * Selects the rows of one kind. They are typed as leads, because the tables of all kinds share the
 * columns that common queries use. Simple forms share one table, so their rows are filtered by
 * kind.
 */
export function rowsOfKind(db: Db, { table, name = '' }: Stored) {
  const rows = db.selectFrom(table as 'leads');
  return table === 'form_submissions' ? rows.where(sql.ref<string>('kind'), '=', name) : rows;
}
