/** Writes files that others cannot read, and that have their name only when they are complete. */
import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, renameSync, unlinkSync } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from '#cli/options.ts';
import { cacheFolder } from '#domain/support/cache-folder.ts';
import { requireRoom } from './sizes.ts';

const OWNER_ONLY = 0o600;

/** Names of unfinished files. */
const PART = /^\.[0-9a-f-]{36}\.data-part$/;

/** Milliseconds after which an unfinished file belongs to a process that was killed. */
const ABANDONED = 86_400_000;

/**
 * Runs `work` with an empty file in `folder`, and removes the file afterwards, unless it has been
 * renamed. Files of earlier processes that were killed are removed too.
 */
export async function withPart<Result>(
  folder: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  await removeAbandoned(folder);
  const path = join(folder, `.${randomUUID()}.data-part`);
  try {
    await (await open(path, 'wx', OWNER_ONLY)).close();
    return await work(path);
  } finally {
    // SQLite may have a journal beside it.
    for (const suffix of ['', '-journal', '-wal', '-shm']) await rm(path + suffix, { force: true });
  }
}

/**
 * Runs `work` with an empty file for the unpacked copy of a database. It is in the cache of the
 * site, because the folder of encrypted backups may be one where nobody may read them.
 * @param size bytes that it will have; null if unknown
 */
export async function withCopy<Result>(
  size: number | null,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(cacheFolder(), 'copies');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await requireRoom(folder, size);
  return withPart(folder, work);
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!PART.test(name)) continue;
    const path = join(folder, name);
    const stats = await stat(path).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > ABANDONED) await rm(path, { force: true });
  }
}

/** Waits until a file's bytes are on disk. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** @throws UsageError if the file exists, unless forced */
export function refuseExisting(path: string, isForced: boolean): void {
  if (existsSync(path) && !isForced)
    throw new UsageError(`${path} already exists. Use --force to replace it.`);
}

/** Gives a complete file its name. @throws UsageError if the name is taken, unless forced */
export async function publish(part: string, path: string, isForced: boolean): Promise<void> {
  await syncFile(part);
  if (isForced) renameSync(part, path);
  else linkOrRename(part, path);
  // Some network disks cannot do this for a folder.
  await syncFile(dirname(path)).catch(() => undefined);
}

/** A link fails if the name is taken. Some network disks have none. */
function linkOrRename(part: string, path: string): void {
  try {
    linkSync(part, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') refuseExisting(path, false);
    refuseExisting(path, false);
    renameSync(part, path);
    return;
  }
  unlinkSync(part);
}
