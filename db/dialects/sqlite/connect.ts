/** SQLite through Node's own driver, in the shape that Kysely's dialect expects. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect } from 'kysely';

/** Milliseconds to wait for another process that is writing. */
const BUSY_TIMEOUT = 5000;

/** Bytes of the file that are read as memory, and of pages that are kept: an archive of any size is
 * read as fast as a small one. */
const MAPPED = 1024 ** 3;
const CACHED = 32 * 1024 ** 2;

/** Opens the file, durable: a commit is on disk when it returns (`synchronous = full`). */
export function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  // What is erased is overwritten, not only let go: résumés fill pages of their own.
  file.exec('pragma secure_delete = on');
  file.exec(`pragma mmap_size = ${MAPPED}; pragma cache_size = -${CACHED / 1024}`);
  return file;
}

export function sqliteDialect(file: DatabaseSync): SqliteDialect {
  const prepared = new Map<string, StatementSync>();
  /** There are only as many texts as there are queries in the code. */
  const statement = (sql: string) => {
    const known = prepared.get(sql);
    if (known) return known;
    const fresh = file.prepare(sql);
    prepared.set(sql, fresh);
    return fresh;
  };

  const database: SqliteDatabase = {
    close: () => file.close(),
    prepare(sql) {
      // A transaction that reads first and writes later could not be granted the write lock.
      const query = statement(sql === 'begin' ? 'begin immediate' : sql);
      return {
        reader: query.columns().length > 0,
        all: (values) => query.all(...(values as SQLInputValue[])),
        run: (values) => query.run(...(values as SQLInputValue[])),
        iterate: (values) => query.iterate(...(values as SQLInputValue[])),
      };
    },
  };
  return new SqliteDialect({ database });
}
