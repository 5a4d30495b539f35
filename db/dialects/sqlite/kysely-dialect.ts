/** A Kysely dialect that uses the shared connection. */
import type { SQLInputValue } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { statementsOf } from './connect.ts';
import type { SharedConnection } from './shared-connection.ts';

/** @param synchronous with `full`, single statements wait until they are on disk */
export function sqliteDialect(
  shared: SharedConnection,
  synchronous: 'full' | 'normal' = 'full',
): Dialect {
  return {
    createAdapter: () => new MultiConnectionAdapter(),
    createDriver: () => new SharedDriver(shared, synchronous),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * Disables Kysely's lock, which would make readers wait behind a writer that waits for a process.
 */
class MultiConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

const READS = /^\s*(select|pragma)\b/i;

type Execute = (query: CompiledQuery, isInTransaction: boolean) => Promise<QueryResult<unknown>>;

/** The connection of one query or transaction. All of them share one connection to the file. */
class VirtualConnection implements DatabaseConnection {
  isInTransaction = false;
  readonly #execute: Execute;

  constructor(execute: Execute) {
    this.#execute = execute;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return (await this.#execute(query, this.isInTransaction)) as QueryResult<Row>;
  }

  // biome-ignore lint/correctness/useYield: nothing here reads rows one by one.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming rows is not supported');
  }
}

class SharedDriver implements Driver {
  readonly #shared: SharedConnection;
  readonly #isSynced: boolean;
  readonly #statement: ReturnType<typeof statementsOf>;

  constructor(shared: SharedConnection, synchronous: 'full' | 'normal') {
    this.#shared = shared;
    this.#isSynced = synchronous === 'full';
    this.#statement = statementsOf(shared.file);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<VirtualConnection> {
    return new VirtualConnection(async (query, isInTransaction) => {
      if (isInTransaction) return this.#run(query);
      const run = () => (this.#isSynced ? this.#run(query) : this.#runUnsynced(query));
      const isRead = READS.test(query.sql);
      return this.#shared.attempt(() => (isRead ? run() : this.#shared.write(run)));
    });
  }

  async beginTransaction(connection: VirtualConnection): Promise<void> {
    await this.#shared.begin();
    connection.isInTransaction = true;
  }

  async commitTransaction(connection: VirtualConnection): Promise<void> {
    this.#shared.commit();
    connection.isInTransaction = false;
  }

  async rollbackTransaction(connection: VirtualConnection): Promise<void> {
    connection.isInTransaction = false;
    this.#shared.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#shared.file.close();
  }

  #run({ sql, parameters }: CompiledQuery): QueryResult<unknown> {
    const statement = this.#statement(sql);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) };
    const { changes, lastInsertRowid } = statement.run(...values);
    return {
      insertId: BigInt(lastInsertRowid),
      numAffectedRows: BigInt(changes),
      rows: [],
    };
  }

  #runUnsynced(query: CompiledQuery): QueryResult<unknown> {
    const { file } = this.#shared;
    file.exec('pragma synchronous = normal');
    try {
      return this.#run(query);
    } finally {
      file.exec('pragma synchronous = full');
    }
  }
}
