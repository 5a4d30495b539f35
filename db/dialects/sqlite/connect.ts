/** SQLite through Node's own driver. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';

/** Milliseconds to wait, while the file is opened, for another process that is writing. */
export const OPEN_TIMEOUT = 5000;

/** Bytes of cached pages. SQLite maps nothing by default, which is left so: when a shorter file is copied
 * over the one in use, reading a mapped page beyond its end kills the process. */
const CACHED = 32 * 1024 ** 2;

/** Prepared statements that are cached for the next time: some kilobytes each. */
const STATEMENTS = 500;

/**
 * Opens the file, durable: a commit is on disk when it returns (`synchronous = full`).
 * @throws Error where its disk does not do for a write-ahead log, without which writers keep readers out
 */
export function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: OPEN_TIMEOUT });
  const [journal] = file.prepare('pragma journal_mode = wal').all();
  const mode = journal?.journal_mode;
  if (mode !== 'wal' && mode !== 'memory') {
    file.close();
    throw new Error(
      `its disk takes no write-ahead log (journal_mode is ${mode}): use a local disk, or PostgreSQL`,
    );
  }
  // What is read brings the log into being, if it is not there.
  file.exec('select count(*) from sqlite_schema');
  file.exec('pragma synchronous = full; pragma foreign_keys = on');
  // What is erased is overwritten, not only let go: résumés fill pages of their own.
  file.exec('pragma secure_delete = on');
  file.exec(`pragma cache_size = -${CACHED / 1024}`);
  // The driver is synchronous: from here on whoever waits does so outside of it, see SharedConnection.
  file.exec('pragma busy_timeout = 0');
  return file;
}

/** Whether it is SQLite's error with this primary result code. */
export const hasResultCode = (error: unknown, code: number): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === code;

/** Prepares a text once, as long as it is among those that were used last. */
export function statementsOf(file: DatabaseSync): (sql: string) => StatementSync {
  // Lists of any length make a text each. What is dropped is finalised by the garbage collector.
  const prepared = new LRUCache<string, StatementSync>({
    max: STATEMENTS,
    memoMethod: (sql) => file.prepare(sql),
  });
  return (sql) => prepared.memo(sql);
}
