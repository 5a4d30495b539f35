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
function lastCheckpoint(path: string): string | undefined {
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

/** SQLite's "unable to open the database file". */
const CANTOPEN = 14;

/** The file is elsewhere: what is written to it would be lost with this process. */
export class FileMoved extends Error {
  override name = 'FileMoved';
  readonly errcode = CANTOPEN;

  constructor(path: string) {
    super(
      `The database file ${path} was moved, deleted, replaced or overwritten while it was in use. Nothing ` +
        'is stored until it is back in its place, or the site is started again with the file that is there',
    );
  }
}

export class FileIdentity {
  readonly #path: string;
  readonly #files: readonly { path: string; identity: string }[];
  /** As the file was after a checkpoint; undefined where one may have come between. */
  #written: { checkpoint: string; state: string } | undefined;
  #isOverwritten = false;

  /** @param path of a file that has just been opened, with its log */
  constructor(path: string) {
    this.#path = path;
    this.#files = [path, `${path}-wal`].flatMap((file) => {
      const identity = identityOf(file);
      return identity === undefined ? [] : [{ path: file, identity }];
    });
  }

  /** Whether something else has written to it, so that nothing of the log may be copied into it. */
  get isOverwritten(): boolean {
    return this.#isOverwritten;
  }

  /** Takes microseconds. @throws FileMoved */
  check(): void {
    const isThere = this.#files.every(({ path, identity }) => identityOf(path) === identity);
    if (!isThere || this.#findOverwritten()) throw new FileMoved(this.#path);
  }

  /** Whether the file was written to without a checkpoint: by something that is not SQLite. */
  #findOverwritten(): boolean {
    if (this.#isOverwritten) return true;
    const checkpoint = lastCheckpoint(this.#path);
    const state = stateOf(this.#path);
    if (checkpoint === undefined || checkpoint !== lastCheckpoint(this.#path)) {
      this.#written = undefined;
      return false;
    }
    const before = this.#written;
    this.#isOverwritten = before?.checkpoint === checkpoint && before.state !== state;
    this.#written = { checkpoint, state };
    return this.#isOverwritten;
  }
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

function stateOf(path: string): string {
  const { mtimeNs, size } = statSync(path, { bigint: true });
  return `${mtimeNs}:${size}`;
}
