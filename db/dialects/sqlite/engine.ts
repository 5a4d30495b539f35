import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { DatabaseUnusable, type OpenedEngine } from '#db/dialects/dialect.ts';
import type { Schema } from '#db/schema.ts';
import { openFile } from './connect.ts';
import { applicantIndex, enquiryIndex } from './desk-search.ts';
import { refuseFullDisk } from './free-space.ts';
import { sqliteDialect } from './kysely-dialect.ts';
import { keepToOwner } from './own-files.ts';
import { articleIndex } from './search.ts';
import { isBusy, SharedConnection, TIMEOUT } from './shared-connection.ts';

/**
 * @param patience milliseconds that a statement waits for another process's write lock
 * @throws DatabaseUnusable where the file cannot be written or is no database
 */
export async function openSqlite(path: string, { timeout = TIMEOUT } = {}): Promise<OpenedEngine> {
  const file = openForWriting(path);
  const connection = new SharedConnection(file, timeout);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(connection) });
  const unsynced = new Kysely<Schema>({ dialect: sqliteDialect(connection, 'normal') });
  const version = () => file.prepare('select version from content_state');
  let readVersion: ReturnType<typeof version> | undefined;
  return {
    db,
    articleIndex,
    ...{ applicantIndex, enquiryIndex },
    // A prepared read of one row takes microseconds, and sees what other processes committed.
    contentVersion: () => {
      readVersion ??= version();
      return Number(readVersion.get()?.version ?? 0);
    },
    announceContentChange: async () => undefined,
    // `begin immediate` already lets only one transaction write.
    setUp: (work) => db.transaction().execute(work),
    unsynced: (work) => work(unsynced),
    checkRoom: async () => {
      if (path !== ':memory:') await refuseFullDisk(dirname(path));
    },
    isLocked: isBusy,
    close: async () => {
      await db.destroy();
      if (file.isOpen) file.close();
    },
  };
}

function openForWriting(path: string) {
  try {
    if (path !== ':memory:') {
      const folder = dirname(path);
      makeFolder(folder);
      accessSync(folder, constants.W_OK);
      keepToOwner(path);
    }
    return openFile(path);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseUnusable(`The database file ${path} cannot be used: ${reason}`, { cause });
  }
}

/** Not `recursive`, which never returns where the system knows no such path and makes none. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
