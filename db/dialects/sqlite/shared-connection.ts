/** The process's single connection to the file, shared without blocking the event loop. */
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { hasResultCode } from './connect.ts';

/** Milliseconds that a statement waits for another process's write lock before it fails. */
export const WRITE_LOCK_TIMEOUT = 5000;

/** Milliseconds between attempts. */
const RETRY_PAUSE = 50;

/** Maximum statements that wait for the lock; further ones fail immediately. */
const MAX_WAITING = 100;

/** The primary result code `SQLITE_BUSY`. */
const BUSY = 5;

export class SharedConnection {
  readonly file: DatabaseSync;
  readonly #timeout: number;
  readonly #checkFile: () => void;
  #waiting = 0;
  /** Resolves when the open transaction has ended. */
  #transaction: PromiseWithResolvers<void> | undefined;

  /**
   * @param timeout milliseconds; see `TIMEOUT`
   * @param checkFile throws if the path no longer leads to this file
   */
  constructor(file: DatabaseSync, timeout: number, checkFile: () => void) {
    this.file = file;
    this.#timeout = timeout;
    this.#checkFile = checkFile;
  }

  /**
   * Retries `work`, outside of transactions, until no other process holds the lock that it needs.
   * Other statements can run during the wait.
   * @throws SQLite's error: `SQLITE_BUSY` after the timeout, or if too many statements are waiting
   */
  async attempt<Result>(work: () => Result): Promise<Result> {
    const deadline = performance.now() + this.#timeout;
    for (;;) {
      while (this.#transaction) await this.#transaction.promise;
      try {
        return work();
      } catch (error) {
        const isOver = performance.now() >= deadline || this.#waiting >= MAX_WAITING;
        if (!isBusy(error) || isOver) throw error;
      }
      this.#waiting++;
      await pause(RETRY_PAUSE);
      this.#waiting--;
    }
  }

  /** Begins a transaction. Statements of others wait until it has ended. */
  async begin(): Promise<void> {
    await this.attempt(() => {
      this.#checkFile();
      // A transaction that reads first may not get the write lock later.
      this.file.exec('begin immediate');
      this.#transaction = Promise.withResolvers();
    });
  }

  commit(): void {
    this.file.exec('commit');
    this.#end();
    this.#checkFile();
  }

  /** Runs a single write, and throws if the path no longer leads to this file afterwards. */
  write<Result>(work: () => Result): Result {
    this.#checkFile();
    const result = work();
    this.#checkFile();
    return result;
  }

  rollback(): void {
    try {
      // Some errors, such as a full disk, have already rolled it back.
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

/** Whether SQLite failed because of another process's lock. */
export const isBusy = (error: unknown): boolean => hasResultCode(error, BUSY);
