import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import {
  DatabaseUnusableError,
  type OpenedEngine,
  type OpenOptions,
} from '#db/dialects/dialect.ts';
import type { Schema } from '#db/schema.ts';
import { openFile } from './connect.ts';
import { applicantIndex, inboxIndex } from './console-search.ts';
import { findDamage, hasLog } from './damage.ts';
import { FileIdentity, FileMoved } from './file-identity.ts';
import { sqliteDialect } from './kysely-dialect.ts';
import { oneOf } from './match.ts';
import { articleIndex } from './search.ts';
import { isBusy, SharedConnection, WRITE_LOCK_TIMEOUT } from './shared-connection.ts';

/** Milliseconds between checks that the file is still in its place. */
const WATCH_INTERVAL = 1000;

interface Patience {
  /** Milliseconds that a statement waits for another process's write lock. */
  timeout: number;
}

/**
 * Checks for damage first, with a read-only connection. Closing a writable one would copy the log
 * next to the file into it, which may be the log of another file.
 * @throws DatabaseUnusableError if the file is not writable, not a database, or damaged
 */
export async function openSqlite(
  path: string,
  {
    timeout = WRITE_LOCK_TIMEOUT,
    warn = () => undefined,
    checksDamage = true,
  }: Partial<OpenOptions & Patience> = {},
): Promise<OpenedEngine> {
  const isInMemory = path === ':memory:';
  if (!isInMemory) prepareFile(path);
  if (checksDamage && !isInMemory) await refuseDamage(path);
  const file = openForWriting(path);
  const identity = isInMemory ? undefined : new FileIdentity(path);
  const stopWatching = identity && watch(identity, warn);
  const connection = new SharedConnection(file, timeout, () => identity?.check());
  const db = new Kysely<Schema>({ dialect: sqliteDialect(connection) });
  const unsynced = new Kysely<Schema>({ dialect: sqliteDialect(connection, 'normal') });
  const version = () => file.prepare('select version from content_state');
  let readVersion: ReturnType<typeof version> | undefined;
  return {
    db,
    articleIndex,
    applicantIndex,
    inboxIndex: inboxIndex,
    oneOf,
    // Reading one row with a prepared statement takes microseconds and sees commits of other
    // processes.
    contentVersion: () => {
      readVersion ??= version();
      return Number(readVersion.get()?.version ?? 0);
    },
    announceContentChange: async () => undefined,
    // `begin immediate` already allows only one writer.
    runSetup: (work) => db.transaction().execute(work),
    withoutSync: (work) => work(unsynced),
    checkDiskSpace: async () => {
      if (path !== ':memory:') await requireDiskSpace(dirname(path));
    },
    isLockTimeout: isBusy,
    load: () => connection.load(),
    close: async () => {
      stopWatching?.();
      // Closing would copy the log into what is now another file.
      if (identity?.isOverwritten) return;
      await db.destroy();
      if (file.isOpen) file.close();
    },
  };
}

/** Reports when the file is gone and when it is back. Returns a function that stops watching. */
function watch(identity: FileIdentity, warn: (line: string) => void): () => void {
  let isInPlace = true;
  const timer = setInterval(() => {
    const wasInPlace = isInPlace;
    try {
      identity.check();
      isInPlace = true;
      if (!wasInPlace) warn('The database file is back in its place');
    } catch (error) {
      isInPlace = false;
      if (wasInPlace && error instanceof FileMoved) warn(error.message);
    }
  }, WATCH_INTERVAL).unref();
  return () => clearInterval(timer);
}

async function refuseDamage(path: string): Promise<void> {
  const hadLog = hasLog(path);
  const damage = await findDamage(path, hadLog).catch((cause) => {
    throw unusable(path, cause);
  });
  if (damage === undefined) return;
  const log = `${path}-wal was next to it: was the file restored next to another database's log? `;
  throw new DatabaseUnusableError(
    `The database file ${path} is damaged (${damage.replace(/\s+/g, ' ')}). ${hadLog ? log : ''}` +
      'Restore a backup as described in docs/operations.md',
  );
}

function openForWriting(path: string): DatabaseSync {
  try {
    return openFile(path);
  } catch (cause) {
    throw unusable(path, cause);
  }
}

/** Creates the file and its folder if they are missing. */
function prepareFile(path: string): void {
  try {
    const folder = dirname(path);
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    restrictAccess(path);
  } catch (cause) {
    throw unusable(path, cause);
  }
}

function unusable(path: string, cause: unknown): DatabaseUnusableError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseUnusableError(`The database file ${path} cannot be used: ${reason}`, {
    cause,
  });
}

/** Does not use `recursive`, which hangs for a path that the system can neither find nor create. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * Bytes that must be free on the file's disk. Even on a full disk SQLite can reuse space in its
 * log, so a successful small write does not mean that a résumé fits.
 */
const MIN_FREE = 32 * 1024 ** 2;

/** @throws Error if fewer bytes are free */
export async function requireDiskSpace(folder: string, minFree = MIN_FREE): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < minFree) throw new Error(`The disk of the database is full: ${free} bytes are free`);
}

/** Read and write for the site's user only, because the files contain personal data. */
const OWNER_ONLY = 0o600;
const OTHERS = 0o007;

/**
 * Creates the file if it is missing, and restricts files that are accessible to everyone, as
 * earlier versions created them. Access that an operator gave to a group is kept. SQLite gives
 * `-wal` and `-shm` the permissions of the file. An existing file is not opened: closing it would
 * release the locks of this process's other connections, by which a restore knows of them.
 */
function restrictAccess(path: string): void {
  if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
  else closeSync(openSync(path, 'a', OWNER_ONLY));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file) && statSync(file).mode & OTHERS) restrict(file);
  }
}

function restrict(file: string): void {
  try {
    chmodSync(file, OWNER_ONLY);
  } catch {
    // The file belongs to another user who gave us write access.
  }
}
