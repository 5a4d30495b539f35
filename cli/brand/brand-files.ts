/** The files that a command is given, and those of the pack that it makes of them. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '#cli/options.ts';

/** @throws UsageError for what is missing or cannot be read */
export function readGivenFile(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UsageError(`There is no file ${path}.`);
    if (code === 'EISDIR') throw new UsageError(`${path} is a folder, not a file.`);
    throw new UsageError(`${path} cannot be read: ${message}`);
  }
}

/**
 * All files are written before the first is replaced, so a full disk leaves the pack as it was. Files that
 * stay the same are not touched.
 * @param files bytes by path below the folder
 * @returns a line for each file
 */
export function replaceFiles(folder: string, files: ReadonlyMap<string, Buffer>): string {
  const changed = [...files].filter(([name, bytes]) => !isSame(join(folder, name), bytes));
  // A name that begins with a dot is read by no part of the site.
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
      return `${size}  ${name}${names.has(name) ? '' : ' (as it was)'}`;
    })
    .join('\n');
}

function isSame(path: string, bytes: Buffer): boolean {
  return existsSync(path) && readFileSync(path).equals(bytes);
}
