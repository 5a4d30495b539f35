import type pg from 'pg';
import type { CommitsInDoubt } from './commits-in-doubt.ts';
import { connectionFault, inTime, unanswered } from './faults.ts';

/** Milliseconds that a statement, or a commit, is waited for. */
export interface Limits {
  statement: number;
  commit: number;
  /** Whether each statement commits by itself, and may hang as a commit does. */
  areCommits?: boolean;
}

/** What all connections of a pool share. */
interface Shared {
  inDoubt: CommitsInDoubt;
  /** Whether another connection should take its place, though it works. */
  isOutdated: (client: pg.PoolClient) => boolean;
}

/** A connection while a query or a transaction has it, as Kysely uses it. */
export class PooledConnection {
  readonly #client: pg.PoolClient;
  readonly #limits: Limits;
  readonly #shared: Shared;
  /** Why it is of no use any more. */
  #fault: Error | undefined;
  /** The answer to a commit that was given up. */
  #late: Promise<unknown> | undefined;

  constructor(client: pg.PoolClient, limits: Limits, shared: Shared) {
    this.#client = client;
    this.#limits = limits;
    this.#shared = shared;
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    // A rollback would wait behind a commit that hangs.
    if (this.#fault) throw this.#fault;
    if (sql === 'begin') this.#shared.inDoubt.refuseMore();
    const isCommit = sql === 'commit' || this.#limits.areCommits;
    const answer = this.#client.query(sql, [...parameters]);
    const limit = isCommit ? this.#limits.commit : this.#limits.statement;
    const late = () => {
      if (isCommit) this.#late = answer;
      this.#fault = unanswered(isCommit ? 'a commit' : 'a statement');
      return this.#fault;
    };
    try {
      return await inTime(answer, limit, late);
    } catch (error) {
      this.#fault ??= connectionFault(error);
      throw this.#fault ?? error;
    }
  }

  release(isDiscarded?: boolean): void {
    const { inDoubt, isOutdated } = this.#shared;
    const isUseless = this.#fault !== undefined || isDiscarded || isOutdated(this.#client);
    const end = () => this.#client.release(isUseless);
    if (this.#late) inDoubt.hold(this.#late, end);
    else end();
  }
}
