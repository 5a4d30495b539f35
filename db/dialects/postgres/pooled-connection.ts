import type pg from 'pg';
import { countError } from '#db/query-meter.ts';
import type { CommitsInDoubt } from './commits-in-doubt.ts';
import type { SiteClient } from './connect.ts';
import { connectionFault, timeoutError, withTimeout } from './connection-errors.ts';

/** Timeouts of statements and commits in milliseconds. */
export interface Limits {
  statement: number;
  commit: number;
  /** Each statement commits by itself, so it can hang like a commit. */
  areCommits?: boolean;
}

/** Milliseconds after which an answer is late enough to look whether the server still answers. */
const SLOW = 2000;

/** State shared by all connections of a pool. */
interface Shared {
  inDoubt: CommitsInDoubt;
  /** Called if a query has no answer after `SLOW`. */
  reportSlow: () => void;
  /** Whether the connection should be replaced although it works. */
  isOutdated: (client: SiteClient & pg.PoolClient) => boolean;
}

/** A connection lent to a query or transaction, in the form that Kysely expects. */
export class PooledConnection {
  readonly #client: SiteClient & pg.PoolClient;
  readonly #limits: Limits;
  readonly #shared: Shared;
  /** The error that made it unusable. */
  #fault: Error | undefined;
  /** The pending answer to a commit that timed out. */
  #lateCommit: Promise<unknown> | undefined;

  constructor(client: SiteClient & pg.PoolClient, limits: Limits, shared: Shared) {
    this.#client = client;
    this.#limits = limits;
    this.#shared = shared;
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    // Otherwise a rollback would wait behind a hanging commit.
    if (this.#fault) throw this.#fault;
    if (sql === 'begin') this.#shared.inDoubt.refuseMore();
    const isCommit = sql === 'commit' || this.#limits.areCommits;
    const answer = this.#client.query(sql, [...parameters]);
    const limit = isCommit ? this.#limits.commit : this.#limits.statement;
    const late = () => {
      if (isCommit) this.#lateCommit = answer;
      this.#fault = timeoutError(isCommit ? 'a commit' : 'a statement');
      return this.#fault;
    };
    const slow = setTimeout(this.#shared.reportSlow, SLOW);
    try {
      return await withTimeout(answer, limit, late);
    } catch (error) {
      // A standby refuses writes, and its connection serves further reads.
      if (!this.#client.isReadOnly || !isWriteRefusal(error))
        this.#fault ??= connectionFault(error);
      countFailure(this.#fault ?? error);
      throw this.#fault ?? error;
    } finally {
      clearTimeout(slow);
    }
  }

  release(isDiscarded?: boolean): void {
    const { inDoubt, isOutdated } = this.#shared;
    const isUnusable = this.#fault !== undefined || isDiscarded || isOutdated(this.#client);
    const end = () => this.#client.release(isUnusable);
    if (this.#lateCommit) inDoubt.hold(this.#lateCommit, end);
    else end();
  }
}

/** Whether the server is read-only (`read_only_sql_transaction`). */
const isWriteRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '25006';

/** Violated constraints are answers that the program expects. */
const EXPECTED = /^23/;

function countFailure(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (EXPECTED.test(code)) return;
  if (code === 'ETIMEDOUT' || code === '57014') countError('timeout');
  else if (connectionFault(error)) countError('unavailable');
  else countError(/^(40|55P03)/.test(code) ? 'busy' : 'other');
}
