/** SQLite through Node's own driver. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** Milliseconds to wait, while the file is opened, for another process that is writing. */
const OPEN_TIMEOUT = 5000;

/** Bytes of the file that are read as memory, and of pages that are kept: an archive of any size is
 * read as fast as a small one. */
const MAPPED = 1024 ** 3;
const CACHED = 32 * 1024 ** 2;

/** Opens the file, durable: a commit is on disk when it returns (`synchronous = full`). */
export function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: OPEN_TIMEOUT });
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  // What is erased is overwritten, not only let go: résumés fill pages of their own.
  file.exec('pragma secure_delete = on');
  file.exec(`pragma mmap_size = ${MAPPED}; pragma cache_size = -${CACHED / 1024}`);
  // The driver is synchronous: from here on whoever waits does so outside of it, see SharedConnection.
  file.exec('pragma busy_timeout = 0');
  return file;
}

/** Prepares each text of a statement once. */
export function statementsOf(file: DatabaseSync): (sql: string) => StatementSync {
  const prepared = new Map<string, StatementSync>();
  /** There are only as many texts as there are queries in the code. */
  return (sql) => {
    const known = prepared.get(sql);
    if (known) return known;
    const fresh = file.prepare(sql);
    prepared.set(sql, fresh);
    return fresh;
  };
}
