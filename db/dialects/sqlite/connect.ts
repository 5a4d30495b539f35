/** Opens SQLite files with Node's built-in driver. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';

/** Milliseconds to wait for another process's write lock while opening the file. */
export const OPEN_TIMEOUT = 5000;

/**
 * Bytes of the page cache. Memory mapping stays off (SQLite's default): if a shorter file is copied
 * over the one in use, reading a mapped page beyond its end kills the process.
 */
const CACHE_SIZE = 32 * 1024 ** 2;

/** Maximum number of cached prepared statements, of some kilobytes each. */
const MAX_STATEMENTS = 500;

/**
 * Opens the file with full durability: a commit is on disk when it returns (`synchronous = full`).
 * @throws Error if its disk does not support a write-ahead log, without which writers block readers
 */
export function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: OPEN_TIMEOUT });
  const [journal] = file.prepare('pragma journal_mode = wal').all();
  const mode = journal?.journal_mode;
  if (mode !== 'wal' && mode !== 'memory') {
    file.close();
    throw new Error(
      `its disk does not support a write-ahead log (journal_mode is ${mode}): use a local disk, or PostgreSQL`,
    );
  }
  // A read creates the log if it is missing.
  file.exec('select count(*) from sqlite_schema');
  file.exec('pragma synchronous = full; pragma foreign_keys = on');
  // Overwrites erased data instead of only freeing its pages: résumés fill whole pages.
  file.exec('pragma secure_delete = on');
  file.exec(`pragma cache_size = -${CACHE_SIZE / 1024}`);
  // Waiting in the synchronous driver would block the event loop, so SharedConnection waits
  // instead.
  file.exec('pragma busy_timeout = 0');
  return file;
}

/** Whether an error is SQLite's with this primary result code. */
export const hasResultCode = (error: unknown, code: number): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === code;

/** Caches the most recently used prepared statements. */
export function statementsOf(file: DatabaseSync): (sql: string) => StatementSync {
  // Bounded, because each length of a list gives another text. The garbage collector finalizes
  // evicted statements.
  const cache = new LRUCache<string, StatementSync>({
    max: MAX_STATEMENTS,
    memoMethod: (sql) => file.prepare(sql),
  });
  return (sql) => cache.memo(sql);
}
