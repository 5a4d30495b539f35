/** The process's single connection to the file, shared without blocking the event loop. */
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { countError, type DatabaseLoad, observeWait } from '#db/query-meter.ts';
import { hasResultCode } from './connect.ts';

/** Milliseconds that a statement waits for another process's write lock before it fails. */
export const WRITE_LOCK_TIMEOUT = 5000;

/** Milliseconds between attempts. */
const RETRY_PAUSE = 50;

/** Maximum statements that wait for the lock; further ones fail immediately. */
const MAX_WAITING = 100;

/** The primary result code `SQLITE_BUSY`. */
const BUSY = 5;

/** The primary result code `SQLITE_CONSTRAINT`, an answer that the program expects. */
const CONSTRAINT = 19;

export class SharedConnection {
  readonly file: DatabaseSync;
  readonly #timeout: number;
  readonly #checkFile: () => void;
  /** Statements that wait for another process's lock. */
  #waiting = 0;
  /** Statements that wait for the transaction of this process. */
  #queued = 0;
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
    const begunAt = performance.now();
    const deadline = begunAt + this.#timeout;
    let hasWaited = false;
    for (;;) {
      while (this.#transaction) {
        hasWaited = true;
        this.#queued++;
        await this.#transaction.promise;
        this.#queued--;
      }
      const waited = performance.now() - begunAt;
      try {
        const result = work();
        if (hasWaited) observeWait(waited);
        return result;
      } catch (error) {
        const isOver = performance.now() >= deadline || this.#waiting >= MAX_WAITING;
        if (!isBusy(error) || isOver) {
          countFailure(error);
          throw error;
        }
      }
      hasWaited = true;
      this.#waiting++;
      await pause(RETRY_PAUSE);
      this.#waiting--;
    }
  }

  /** The file has one connection, which a transaction uses. */
  load(): DatabaseLoad {
    const inUse = this.#transaction ? 1 : 0;
    return { inUse, idle: 1 - inUse, waiting: this.#waiting + this.#queued };
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

function countFailure(error: unknown): void {
  if (hasResultCode(error, CONSTRAINT)) return;
  countError(isBusy(error) ? 'busy' : 'other');
}

/** Whether SQLite failed because of another process's lock. */
export const isBusy = (error: unknown): boolean => hasResultCode(error, BUSY);
