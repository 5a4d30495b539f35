/** Files that a command writes: for the operator alone, and none that is there already. */
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { Mistake } from './command.ts';

/** @throws Mistake where there is one and it was not said to be replaced */
async function create(path: string, isForced: boolean): Promise<FileHandle> {
  try {
    return await open(path, isForced ? 'w' : 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Mistake(`${path} is there already; --force replaces it.`);
  }
}

/** Writes a file piece by piece; what could not be written to its end is removed. */
export async function writePieces(
  path: string,
  isForced: boolean,
  produce: (write: (data: string | Uint8Array) => Promise<void>) => Promise<void>,
): Promise<void> {
  const file = await create(path, isForced);
  try {
    await produce((data) => file.writeFile(data));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

export function writeWhole(
  path: string,
  data: string | Uint8Array,
  isForced = false,
): Promise<void> {
  return writePieces(path, isForced, (write) => write(data));
}

/** @throws Mistake where something is in it already */
export async function emptyFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const [something] = await readdir(path);
  if (something === undefined) return;
  throw new Mistake(`${path} is not empty; name a folder that is, or that is not there yet.`);
}

/** A file's name made of a person's: letters and digits of any script, nothing that leads elsewhere. */
export function resumeFileName(name: string, id: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const start = [...words.join('-')].slice(0, 50).join('');
  return `${start || 'resume'}-${id.slice(0, 8)}.pdf`;
}
