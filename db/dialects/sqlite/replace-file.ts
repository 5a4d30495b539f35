/** Puts another file in the place of a database, whose files are kept under another name. */
import {
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseUnusableError } from '#db/dialects/dialect.ts';
import { ChildFailure, startSqliteChild } from './child.ts';
import { hasLog } from './damage.ts';

/** Files beside the database that SQLite would apply to any file with that name. */
const LOGS = ['-wal', '-shm', '-journal'] as const;

/** Between the names of the database and the time, in the name under which it is kept. */
const KEPT = '.before-restore-';

/** Result codes of a file that is locked, damaged, or no database. */
const [BUSY, CORRUPT, NOT_A_DATABASE] = [5, 11, 26];

/**
 * In exclusive mode, the first read needs a lock that every other connection to a database with a
 * write-ahead log prevents, even an idle one. With `settles`, a log that a killed process left is
 * copied into its file, unless they do not belong together. So moving it away loses nothing. The
 * input ends with the process that started this one, even if that is killed.
 */
const LOCK = `
const work = (path, settles) => {
  const file = open(path, { timeout: 0 });
  file.exec('pragma locking_mode = exclusive; begin exclusive; commit');
  process.stdin.once('end', () => file.isOpen && process.kill(process.pid, 'SIGKILL')).resume();
  if (!settles) return null;
  const [row] = file.prepare('pragma integrity_check(1)').all();
  if (Object.values(row)[0] === 'ok') file.exec('pragma wal_checkpoint(truncate)');
  return null;
};
`;

/**
 * Locks the file until the returned function is called. A file that is damaged or no database is
 * not locked.
 */
async function lock(path: string, { settles }: { settles: boolean }): Promise<() => Promise<void>> {
  try {
    const { kill } = await startSqliteChild(LOCK, [path, settles ? 'settles' : '']);
    // Closing the file would delete the log of that name, which is another one by then.
    return kill;
  } catch (error) {
    if (!(error instanceof ChildFailure)) throw error;
    const code = (error.code ?? 0) & 0xff;
    if ([CORRUPT, NOT_A_DATABASE].includes(code)) return async () => undefined;
    throw new DatabaseUnusableError(
      code === BUSY
        ? `The database file ${path} is in use. Stop the site and other programs that use it, then try again.`
        : `The database file ${path} cannot be locked: ${error.message}`,
    );
  }
}

const existingFiles = (path: string) =>
  [path, ...LOGS.map((log) => path + log)].filter((file) => existsSync(file));

export function findData(path: string): string | null {
  const [existing] = existingFiles(path);
  return existing === undefined ? null : `${existing} already exists`;
}

/** @throws DatabaseUnusableError if another process has the file open */
export async function refuseUnsafe(path: string): Promise<void> {
  if (!existsSync(path)) return;
  const unlock = await lock(path, { settles: false });
  await unlock();
}

/**
 * Replaces the database by the file `fresh` in the same folder. At every moment, the path leads to
 * a complete database: the log is empty before it is moved, and a rename is atomic.
 * @returns lines for the operator
 */
export async function replaceFile(
  path: string,
  fresh: string,
  isForced: boolean,
): Promise<string[]> {
  giveToOwner(fresh, existsSync(path) ? path : dirname(path));
  sync(fresh);
  if (!isForced || findData(path) === null) {
    create(path, fresh);
    return [];
  }
  removeUnfinished(path);
  const kept = `${path}${KEPT}${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const hasFile = existsSync(path);
  const unlock = hasFile ? await lock(path, { settles: hasLog(path) }) : undefined;
  try {
    if (hasFile) keep(path, kept);
    for (const log of LOGS) if (existsSync(path + log)) renameSync(path + log, kept + log);
    renameSync(fresh, path);
    sync(dirname(path));
  } finally {
    await unlock?.();
  }
  return [`The former database is kept as ${kept}. Delete it when you do not need it any more.`];
}

/** A link does not replace a file that another program has created in the meantime. */
function create(path: string, fresh: string): void {
  try {
    linkSync(fresh, path);
    unlinkSync(fresh);
  } catch {
    if (existsSync(path))
      throw new DatabaseUnusableError(`${path} was created in the meantime. Nothing was restored.`);
    // Some file systems have no hard links.
    renameSync(fresh, path);
  }
  sync(dirname(path));
}

/** A restore that was killed has left a second name of the database, which is not a copy. */
function removeUnfinished(path: string): void {
  const inode = statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
  const folder = dirname(path);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(basename(path) + KEPT)) continue;
    const file = join(folder, name);
    if (statSync(file, { bigint: true }).ino === inode) unlinkSync(file);
  }
}

/** A second name, so that the path leads to the file until the rename. */
function keep(path: string, kept: string): void {
  try {
    linkSync(path, kept);
  } catch (error) {
    // Some file systems have no hard links.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    copyFileSync(path, kept);
  }
}

/** Files that root restores belong to the user that runs the site. */
function giveToOwner(file: string, model: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(model);
  chownSync(file, uid, gid);
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
