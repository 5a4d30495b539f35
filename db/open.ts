import type { OpenedEngine } from '#db/dialects/dialect.ts';
import { openPostgres } from '#db/dialects/postgres/engine.ts';
import { openSqlite } from '#db/dialects/sqlite/engine.ts';
import { migrate } from './migrate.ts';

export { DatabaseUnusable, type OpenedEngine } from '#db/dialects/dialect.ts';

/** `sqlite:PATH`, or `postgres://…`. */
export type DatabaseUrl = `sqlite:${string}` | `postgres://${string}` | `postgresql://${string}`;

export function isDatabaseUrl(text: string): text is DatabaseUrl {
  if (/^postgres(ql)?:\/\//.test(text)) return URL.canParse(text);
  return /^sqlite:./.test(text);
}

/**
 * Opens the database and brings its tables up to date.
 * @throws DatabaseUnusable with one line for the operator
 */
export async function openDatabase(url: DatabaseUrl): Promise<OpenedEngine> {
  const isSqlite = url.startsWith('sqlite:');
  const opened = isSqlite ? await openSqlite(url.slice('sqlite:'.length)) : await openPostgres(url);
  try {
    await migrate(opened, isSqlite ? 'sqlite' : 'postgres');
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}
