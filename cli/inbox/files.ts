/** Writes files that only the operator can read, without replacing existing files. */
import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { resumeName } from '#domain/messaging/mails/index.ts';
import { UsageError } from './command.ts';

/** @throws UsageError if the file exists */
async function create(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new UsageError(`${path} already exists. Use --force to replace it.`);
  }
}

/**
 * Writes a file in chunks, and removes it if writing fails. With `isForced` it replaces an existing
 * file once it is complete.
 */
export async function writeInChunks(
  path: string,
  isForced: boolean,
  produce: (write: (data: string | Uint8Array) => Promise<void>) => Promise<void>,
): Promise<void> {
  // A separate file, because others may be able to read the old one.
  const target = isForced ? join(dirname(path), `.${randomUUID()}.part`) : path;
  const file = await create(target);
  try {
    try {
      await produce((data) => file.writeFile(data));
    } finally {
      await file.close();
    }
    if (isForced) await rename(target, path);
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
}

export function writeFile(
  path: string,
  data: string | Uint8Array,
  isForced = false,
): Promise<void> {
  return writeInChunks(path, isForced, (write) => write(data));
}

/** Creates the folder. @throws UsageError if it is not empty */
export async function createEmptyFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const [entry] = await readdir(path);
  if (entry === undefined) return;
  throw new UsageError(`${path} is not empty. Use an empty folder or a new one.`);
}

/** The name used in mails, prefixed with a part of the id, because a person may send several. */
export function resumeFileName(name: string, id: string): string {
  // File systems limit names to 255 bytes.
  const start = [...name.normalize('NFC')].slice(0, 50).join('');
  return `${id.slice(0, 8)} - ${resumeName(start)}`;
}
