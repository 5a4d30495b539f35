/** Checks the file or folder of an export before it is read. */
import { closeSync, fstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { ImportError } from './source-post.ts';

/** @throws ImportError */
export function statOf(path: string): Stats {
  try {
    return statSync(path);
  } catch {
    throw new ImportError(`${path} does not exist.`);
  }
}

/** @throws ImportError for archives, which would have to be unpacked with limits of their own */
export function refuseArchive(path: string): void {
  const file = openSync(path, 'r');
  try {
    if (!fstatSync(file).isFile()) throw new ImportError(`${path} is not a regular file.`);
    const start = Buffer.alloc(4);
    readSync(file, start, 0, 4, 0);
    const isZip = start.toString('latin1').startsWith('PK');
    const isGzip = start[0] === 0x1f && start[1] === 0x8b;
    if (isZip || isGzip) throw new ImportError(`${path} is an archive. Unpack it, then import it.`);
  } finally {
    closeSync(file);
  }
}
