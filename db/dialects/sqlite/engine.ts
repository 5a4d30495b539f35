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
import { DatabaseUnusable, type OpenedEngine, type Opening } from '#db/dialects/dialect.ts';
import type { Schema } from '#db/schema.ts';
import { openFile } from './connect.ts';
import { damageIn, hasLog } from './damage.ts';
import { applicantIndex, enquiryIndex } from './desk-search.ts';
import { FileIdentity, FileMoved } from './file-identity.ts';
import { sqliteDialect } from './kysely-dialect.ts';
import { articleIndex } from './search.ts';
import { isBusy, SharedConnection, TIMEOUT } from './shared-connection.ts';

/** Milliseconds between two looks whether the file is still in its place. */
const WATCH = 1000;

interface Patience {
  /** Milliseconds that a statement waits for another process's write lock. */
  timeout: number;
}

/**
 * Looks for damage first, by a connection that cannot write: closing one that can copies the log beside
 * the file into it, which may be the log of another file.
 * @throws DatabaseUnusable where the file cannot be written, is no database, or is damaged
 */
export async function openSqlite(
  path: string,
  { timeout = TIMEOUT, warn = () => undefined, isChecked = true }: Partial<Opening & Patience> = {},
): Promise<OpenedEngine> {
  const isInMemory = path === ':memory:';
  if (!isInMemory) prepareFile(path);
  if (isChecked && !isInMemory) await refuseDamage(path);
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
    enquiryIndex,
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
      stopWatching?.();
      // To close it would copy the log into a file that is another one by now.
      if (identity?.isOverwritten) return;
      await db.destroy();
      if (file.isOpen) file.close();
    },
  };
}

/** Says so when the file is gone, and when it is back. @returns a function that ends it */
function watch(identity: FileIdentity, warn: (line: string) => void): () => void {
  let isThere = true;
  const timer = setInterval(() => {
    const before = isThere;
    try {
      identity.check();
      isThere = true;
      if (!before) warn('The database file is back in its place');
    } catch (error) {
      isThere = false;
      if (before && error instanceof FileMoved) warn(error.message);
    }
  }, WATCH).unref();
  return () => clearInterval(timer);
}

async function refuseDamage(path: string): Promise<void> {
  const hadLog = hasLog(path);
  const damage = await damageIn(path, hadLog).catch((cause) => {
    throw unusable(path, cause);
  });
  if (damage === undefined) return;
  const log = `${path}-wal was beside it: was the file put back next to the log of another one? `;
  throw new DatabaseUnusable(
    `The database file ${path} is damaged (${damage.replace(/\s+/g, ' ')}). ${hadLog ? log : ''}` +
      'Put a backup back as docs/operations.md says',
  );
}

function openForWriting(path: string): DatabaseSync {
  try {
    return openFile(path);
  } catch (cause) {
    throw unusable(path, cause);
  }
}

/** Makes it where it is missing. */
function prepareFile(path: string): void {
  try {
    const folder = dirname(path);
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    keepToOwner(path);
  } catch (cause) {
    throw unusable(path, cause);
  }
}

function unusable(path: string, cause: unknown): DatabaseUnusable {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseUnusable(`The database file ${path} cannot be used: ${reason}`, { cause });
}

/** Not `recursive`, which never returns where the system knows no such path and makes none. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * Bytes that have to be free where the file is. SQLite writes into room that its log has from before
 * also where the disk is full, so a small write that works says nothing about a résumé.
 */
const LEAST_FREE = 32 * 1024 ** 2;

/** @throws Error where less is free */
export async function refuseFullDisk(folder: string, leastFree = LEAST_FREE): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < leastFree) throw new Error(`The disk of the database is full: ${free} bytes are free`);
}

/** Read and write for the user that the site runs as, and for no other: the files hold what people sent. */
const OWN = 0o600;
const OTHERS = 0o007;

/**
 * Makes the file where it is missing, and closes one to which everybody has access, as files of
 * earlier versions were made. What an operator has opened to a group stays so. SQLite gives `-wal`
 * and `-shm` the permissions of the file.
 */
function keepToOwner(path: string): void {
  closeSync(openSync(path, 'a', OWN));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file) && statSync(file).mode & OTHERS) close(file);
  }
}

function close(file: string): void {
  try {
    chmodSync(file, OWN);
  } catch {
    // It belongs to somebody else, who has let us write to it.
  }
}
