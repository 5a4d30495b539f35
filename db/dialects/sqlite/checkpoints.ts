/** What SQLite notes of its checkpoints, which alone write to the file while there is a log. */
import { openSync, readSync, statSync } from 'node:fs';

/**
 * The head of `-shm` (https://www.sqlite.org/walformat.html): the log's salts, which are others after each
 * restart of the log, and how many of its frames are in the file, or were to be when the last checkpoint began.
 */
const HEAD = 132;
const SALTS = { at: 32, bytes: 8 };
const COPIED = { at: 96, bytes: 4 };
const ATTEMPTED = { at: 128, bytes: 4 };

/** Never closed: that would end this process's locks on the file, as POSIX has it. */
const descriptors = new Map<string, number>();

/** @returns another text after each checkpoint; undefined while one is under way, or where nothing can be read */
export function lastCheckpoint(path: string): string | undefined {
  const head = Buffer.alloc(HEAD);
  try {
    if (readSync(descriptorOf(`${path}-shm`), head, 0, HEAD, 0) < HEAD) return undefined;
  } catch {
    return undefined;
  }
  const part = ({ at, bytes }: typeof SALTS) => head.toString('hex', at, at + bytes);
  return part(COPIED) === part(ATTEMPTED) ? part(SALTS) + part(COPIED) : undefined;
}

function descriptorOf(path: string): number {
  const { dev, ino } = statSync(path, { bigint: true });
  const name = `${dev}:${ino}`;
  const known = descriptors.get(name);
  if (known !== undefined) return known;
  const opened = openSync(path, 'r');
  descriptors.set(name, opened);
  return opened;
}
