/** The shared connection as a dialect of Kysely. */
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

/** @param synchronous whether single statements wait until they are on disk (`full`) */
export function sqliteDialect(
  shared: SharedConnection,
  synchronous: 'full' | 'normal' = 'full',
): Dialect {
  return {
    createAdapter: () => new ManyUsers(),
    createDriver: () => new SharedDriver(shared, synchronous),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Kysely's own lock would let readers wait behind a writer that waits for another process. */
class ManyUsers extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

const READS = /^\s*(select|pragma)\b/i;

type Perform = (query: CompiledQuery, isInTransaction: boolean) => Promise<QueryResult<unknown>>;

/** What one query or one transaction uses; the connection to the file is the same for all. */
class User implements DatabaseConnection {
  isInTransaction = false;
  readonly #perform: Perform;

  constructor(perform: Perform) {
    this.#perform = perform;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return (await this.#perform(query, this.isInTransaction)) as QueryResult<Row>;
  }

  // biome-ignore lint/correctness/useYield: nothing here reads rows one by one.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed here');
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

  async acquireConnection(): Promise<User> {
    return new User(async (query, isInTransaction) => {
      if (isInTransaction) return this.#run(query);
      const run = () => (this.#isSynced ? this.#run(query) : this.#runUnsynced(query));
      const isRead = READS.test(query.sql);
      return this.#shared.attempt(() => (isRead ? run() : this.#shared.write(run)));
    });
  }

  async beginTransaction(user: User): Promise<void> {
    await this.#shared.begin();
    user.isInTransaction = true;
  }

  async commitTransaction(user: User): Promise<void> {
    this.#shared.commit();
    user.isInTransaction = false;
  }

  async rollbackTransaction(user: User): Promise<void> {
    user.isInTransaction = false;
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
