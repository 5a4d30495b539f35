/** Reads input files of a command, and replaces files of the pack. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { InputError } from '#domain/support/input-error.ts';

/** @throws InputError if the file is missing or unreadable */
export function readInputFile(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new InputError(`File not found: ${path}`);
    if (code === 'EISDIR') throw new InputError(`${path} is a folder, not a file.`);
    throw new InputError(`${path} cannot be read: ${message}`);
  }
}

/**
 * Writes all files before it replaces the first one, so a full disk leaves the pack unchanged.
 * Files with the same content are not touched.
 * @param files bytes by path relative to the folder
 * @returns one line for each file
 */
export function replaceFiles(folder: string, files: ReadonlyMap<string, Buffer>): string {
  const changed = [...files].filter(([name, bytes]) => !isSame(join(folder, name), bytes));
  // The site ignores file names that begin with a dot.
  const pending = changed.map(([name, bytes]) => {
    const path = join(folder, name);
    return {
      path,
      bytes,
      draft: join(dirname(path), `.brand-${process.pid}-${name.replaceAll('/', '-')}`),
    };
  });
  try {
    for (const { path, bytes, draft } of pending) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(draft, bytes);
    }
    for (const { path, draft } of pending) renameSync(draft, path);
  } catch (error) {
    for (const { draft } of pending) rmSync(draft, { force: true });
    throw error;
  }
  const names = new Set(changed.map(([name]) => name));
  return [...files]
    .map(([name, { length }]) => {
      const size = `${(length / 1000).toFixed(1)} KB`.padStart(9);
      return `${size}  ${name}${names.has(name) ? '' : ' (unchanged)'}`;
    })
    .join('\n');
}

function isSame(path: string, bytes: Buffer): boolean {
  return existsSync(path) && readFileSync(path).equals(bytes);
}
