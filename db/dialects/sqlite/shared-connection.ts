/** The process's one connection to the file, shared without ever blocking the event loop. */
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { hasResultCode } from './connect.ts';

/** Milliseconds that a statement waits for another process's write lock before it fails. */
export const TIMEOUT = 5000;

/** Milliseconds between two attempts. */
const RETRY_PAUSE = 50;

/** So many statements wait for the lock at the same time; further ones fail at once. */
const MOST_WAITING = 100;

/** The primary result code `SQLITE_BUSY`. */
const BUSY = 5;

export class SharedConnection {
  readonly file: DatabaseSync;
  readonly #patience: number;
  readonly #checkFile: () => void;
  #waiting = 0;
  /** Settles when the open transaction has ended. */
  #transaction: PromiseWithResolvers<void> | undefined;

  /**
   * @param timeout milliseconds; see `TIMEOUT`
   * @param checkFile throws where the file is not the one under its name any more
   */
  constructor(file: DatabaseSync, timeout: number, checkFile: () => void) {
    this.file = file;
    this.#patience = timeout;
    this.#checkFile = checkFile;
  }

  /**
   * Attempts `work`, outside of transactions, until no other process holds a lock that it needs.
   * Nobody else waits for whoever waits here.
   * @throws SQLite's error, `SQLITE_BUSY` after the patience or where too many wait already
   */
  async attempt<Result>(work: () => Result): Promise<Result> {
    const deadline = performance.now() + this.#patience;
    for (;;) {
      while (this.#transaction) await this.#transaction.promise;
      try {
        return work();
      } catch (error) {
        const isOver = performance.now() >= deadline || this.#waiting >= MOST_WAITING;
        if (!isBusy(error) || isOver) throw error;
      }
      this.#waiting++;
      await pause(RETRY_PAUSE);
      this.#waiting--;
    }
  }

  /** Begins a transaction: statements of others wait until it has ended. */
  async begin(): Promise<void> {
    await this.attempt(() => {
      this.#checkFile();
      // One that reads first and writes later could not be granted the write lock.
      this.file.exec('begin immediate');
      this.#transaction = Promise.withResolvers();
    });
  }

  commit(): void {
    this.file.exec('commit');
    this.#end();
    this.#checkFile();
  }

  /** Does a single write; nobody is told that it is stored where it is not under the file's name. */
  write<Result>(work: () => Result): Result {
    this.#checkFile();
    const result = work();
    this.#checkFile();
    return result;
  }

  rollback(): void {
    try {
      // A full disk, for one, has rolled it back already.
      if (this.file.isTransaction) this.file.exec('rollback');
    } finally {
      this.#end();
    }
  }

  #end(): void {
    this.#transaction?.resolve();
    this.#transaction = undefined;
  }
}

/** Whether SQLite refused it because of another process's lock. */
export const isBusy = (error: unknown): boolean => hasResultCode(error, BUSY);
