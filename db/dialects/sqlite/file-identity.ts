import { openSync, readSync, statSync } from 'node:fs';

/**
 * Layout of the header of `-shm` (https://www.sqlite.org/walformat.html): the log's salts, which
 * change with each restart of the log; the number of its frames copied into the file; and the
 * number that the last checkpoint attempted to copy.
 */
const HEADER_SIZE = 132;
const SALTS = { at: 32, bytes: 8 };
const COPIED = { at: 96, bytes: 4 };
const ATTEMPTED = { at: 128, bytes: 4 };

/** Never closed, because by POSIX closing would release this process's locks on the file. */
const descriptors = new Map<string, number>();

/**
 * Identifies the last checkpoint: a text that differs after each one. Undefined while a checkpoint
 * is in progress, or if the header cannot be read.
 */
function lastCheckpoint(path: string): string | undefined {
  const header = Buffer.alloc(HEADER_SIZE);
  try {
    if (readSync(descriptorOf(`${path}-shm`), header, 0, HEADER_SIZE, 0) < HEADER_SIZE)
      return undefined;
  } catch {
    return undefined;
  }
  const part = ({ at, bytes }: typeof SALTS) => header.toString('hex', at, at + bytes);
  return part(COPIED) === part(ATTEMPTED) ? part(SALTS) + part(COPIED) : undefined;
}

function descriptorOf(path: string): number {
  const { dev, ino } = statSync(path, { bigint: true });
  const name = `${dev}:${ino}`;
  const cached = descriptors.get(name);
  if (cached !== undefined) return cached;
  const descriptor = openSync(path, 'r');
  descriptors.set(name, descriptor);
  return descriptor;
}

/** The result code `SQLITE_CANTOPEN`. */
const CANTOPEN = 14;

/** The file was moved or replaced, so writes to it would be lost when this process ends. */
export class FileMoved extends Error {
  override name = 'FileMoved';
  readonly errcode = CANTOPEN;

  constructor(path: string) {
    super(
      `The database file ${path} was moved, deleted, replaced or overwritten while it was in use. Nothing ` +
        'is stored until it is back in its place, or the site is restarted with the current file',
    );
  }
}

export class FileIdentity {
  readonly #path: string;
  readonly #files: readonly { path: string; identity: string }[];
  /** State of the file after a checkpoint; undefined if a checkpoint may have happened since. */
  #written: { checkpoint: string; state: string } | undefined;
  #isOverwritten = false;

  /** @param path a file that has just been opened, together with its log */
  constructor(path: string) {
    this.#path = path;
    this.#files = [path, `${path}-wal`].flatMap((file) => {
      const identity = identityOf(file);
      return identity === undefined ? [] : [{ path: file, identity }];
    });
  }

  /** Another program has written to the file, so the log must not be copied into it. */
  get isOverwritten(): boolean {
    return this.#isOverwritten;
  }

  /** Takes microseconds. @throws FileMoved */
  check(): void {
    const isInPlace = this.#files.every(({ path, identity }) => identityOf(path) === identity);
    if (!isInPlace || this.#findOverwritten()) throw new FileMoved(this.#path);
  }

  /** Whether the file changed without a checkpoint, that is, not by SQLite. */
  #findOverwritten(): boolean {
    if (this.#isOverwritten) return true;
    const checkpoint = lastCheckpoint(this.#path);
    const state = stateOf(this.#path);
    if (checkpoint === undefined || checkpoint !== lastCheckpoint(this.#path)) {
      this.#written = undefined;
      return false;
    }
    const previous = this.#written;
    this.#isOverwritten = previous?.checkpoint === checkpoint && previous.state !== state;
    this.#written = { checkpoint, state };
    return this.#isOverwritten;
  }
}

function identityOf(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

function stateOf(path: string): string {
  const { mtimeNs, size } = statSync(path, { bigint: true });
  return `${mtimeNs}:${size}`;
}
