/** Files that a command writes: for the operator alone, and none that is there already. */
import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { resumeName } from '#domain/messaging/mails/index.ts';
import { UsageError } from './command.ts';

/** @throws UsageError where there is one */
async function create(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new UsageError(`${path} is there already; --force replaces it.`);
  }
}

/**
 * Writes a file piece by piece; what could not be written to its end is removed. With `isForced` it
 * takes the place of one that is there, once it is whole.
 */
export async function writeInChunks(
  path: string,
  isForced: boolean,
  produce: (write: (data: string | Uint8Array) => Promise<void>) => Promise<void>,
): Promise<void> {
  // Beside the old one, whose mode may let others read.
  const written = isForced ? join(dirname(path), `.${randomUUID()}.part`) : path;
  const file = await create(written);
  try {
    try {
      await produce((data) => file.writeFile(data));
    } finally {
      await file.close();
    }
    if (isForced) await rename(written, path);
  } catch (error) {
    await rm(written, { force: true });
    throw error;
  }
}

export function writeWhole(
  path: string,
  data: string | Uint8Array,
  isForced = false,
): Promise<void> {
  return writeInChunks(path, isForced, (write) => write(data));
}

/** @throws UsageError where something is in it already */
export async function emptyFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const [something] = await readdir(path);
  if (something === undefined) return;
  throw new UsageError(`${path} is not empty; name a folder that is, or that is not there yet.`);
}

/** As mails call it, behind the beginning of its id: one person may have sent several. */
export function resumeFileName(name: string, id: string): string {
  // File systems count bytes, 255 at most.
  const start = [...name.normalize('NFC')].slice(0, 50).join('');
  return `${id.slice(0, 8)} - ${resumeName(start)}`;
}
