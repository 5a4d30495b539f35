import type { OpenedEngine, OpenOptions } from '#db/dialects/dialect.ts';
import type { DatabaseUrl } from './database-url.ts';
import { migrate } from './migrate.ts';

export { DatabaseUnusableError, type OpenedEngine } from '#db/dialects/dialect.ts';
export type { DatabaseUrl } from './database-url.ts';

/**
 * Opens the database and applies missing migrations.
 * @param options `announce` is called while setup takes long, every five seconds by default
 * @throws DatabaseUnusableError with one line for the operator
 */
export async function openDatabase(
  url: DatabaseUrl,
  options: Partial<OpenOptions> = {},
): Promise<OpenedEngine> {
  const isSqlite = url.startsWith('sqlite:');
  const engine = isSqlite
    ? await openFile(url.slice('sqlite:'.length), options)
    : await openServer(url, options);
  try {
    await migrate(engine, isSqlite ? 'sqlite' : 'postgres');
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}

// Imports each engine dynamically, so that only the driver in use is loaded.

async function openFile(path: string, options: Partial<OpenOptions>): Promise<OpenedEngine> {
  const { openSqlite } = await import('#db/dialects/sqlite/engine.ts');
  return openSqlite(path, options);
}

async function openServer(url: string, options: Partial<OpenOptions>): Promise<OpenedEngine> {
  const { openPostgres } = await import('#db/dialects/postgres/engine.ts');
  return openPostgres(url, options);
}
