import type { OpenedEngine, Opening } from '#db/dialects/dialect.ts';
import type { DatabaseUrl } from './database-url.ts';
import { migrate } from './migrate.ts';

export { DatabaseUnusable, type OpenedEngine } from '#db/dialects/dialect.ts';
export type { DatabaseUrl } from './database-url.ts';

/**
 * Opens the database and applies missing migrations.
 * @param opening `announce` is called while setup takes long, every five seconds by default
 * @throws DatabaseUnusable with one line for the operator
 */
export async function openDatabase(
  url: DatabaseUrl,
  opening: Partial<Opening> = {},
): Promise<OpenedEngine> {
  const isSqlite = url.startsWith('sqlite:');
  const opened = isSqlite
    ? await openFile(url.slice('sqlite:'.length), opening)
    : await openServer(url, opening);
  try {
    await migrate(opened, isSqlite ? 'sqlite' : 'postgres');
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

// Imports each engine dynamically, so that only the driver in use is loaded.

async function openFile(path: string, opening: Partial<Opening>): Promise<OpenedEngine> {
  const { openSqlite } = await import('#db/dialects/sqlite/engine.ts');
  return openSqlite(path, opening);
}

async function openServer(url: string, opening: Partial<Opening>): Promise<OpenedEngine> {
  const { openPostgres } = await import('#db/dialects/postgres/engine.ts');
  return openPostgres(url, opening);
}
