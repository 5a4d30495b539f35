/** A connection pool that survives failovers, and waits if the server has no free connections. */
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { type DatabaseLoad, observeWait } from '#db/query-meter.ts';
import { CommitsInDoubt } from './commits-in-doubt.ts';
import {
  CONNECT_TIMEOUT,
  type ConnectionUse,
  clientOf,
  configureSession,
  destroyConnection,
  type SiteClient,
} from './connect.ts';
import {
  connectionFault,
  isPoolTimeout,
  isServerFull,
  timeoutError,
  tooManyWaitingError,
} from './connection-errors.ts';
import { type Limits, PooledConnection } from './pooled-connection.ts';
import { PrimarySearch } from './primary-search.ts';

/** Maximum queries that wait for a connection; further ones fail immediately. */
const MAX_WAITING = 500;

/** Milliseconds between attempts to open one more connection to a full server. */
const GROWTH_INTERVAL = 2000;

/** Milliseconds between attempts while a full server has given us no connection at all. */
const FULL_PAUSE = 200;

/**
 * Milliseconds for which a connection to a standby is used. After a promotion it accepts writes,
 * but a session may have settings that still make it read-only.
 */
const READ_ONLY_LIFETIME = 1000;

export class ServerPool {
  readonly #pool: pg.Pool;
  readonly #use: ConnectionUse;
  readonly #size: number;
  readonly #inDoubt: CommitsInDoubt;
  readonly #search: PrimarySearch;
  readonly #clients = new Set<pg.PoolClient>();
  /** Open connections, without those being opened. */
  #open = 0;
  #growth: NodeJS.Timeout | undefined;

  /** @param size maximum connections */
  constructor(use: ConnectionUse, size: number) {
    this.#use = use;
    this.#size = size;
    // The other half remains for readers.
    this.#inDoubt = new CommitsInDoubt(Math.floor(size / 2));
    this.#pool = new pg.Pool({
      Client: clientOf(use),
      max: size,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      onConnect: async (client) => {
        await configureSession(client, use);
      },
    });
    // A broken idle connection is replaced at the next query.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => {
      this.#open++;
      this.#clients.add(client);
    });
    this.#pool.on('remove', (client) => {
      this.#open--;
      this.#clients.delete(client);
    });
    this.#search = new PrimarySearch(use, (url) => this.#drop(url));
  }

  /** A pool for Kysely with these limits. Several share this pool; closing one closes all. */
  withLimits(limits: Limits): PostgresPool {
    const pool = {
      connect: () => this.#connect(limits),
      end: () => {
        clearInterval(this.#growth);
        return this.#pool.end();
      },
      options: {},
    };
    // The cast is safe without cursors, which use another overload of `query`.
    return pool as unknown as PostgresPool;
  }

  load(): DatabaseLoad {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  async #connect(limits: Limits): Promise<PooledConnection> {
    if (this.#pool.idleCount > 0) return this.#connectToServer(limits);
    const since = performance.now();
    return this.#connectToServer(limits).finally(() => observeWait(performance.now() - since));
  }

  async #connectToServer(limits: Limits): Promise<PooledConnection> {
    this.#refuseMore(limits);
    const { servers } = this.#use;
    const deadline = performance.now() + CONNECT_TIMEOUT;
    let hasSearched = false;
    // Another query's search may choose another server meanwhile, for each connection of the pool.
    for (let attempts = 0; attempts <= this.#size + servers.count; attempts++) {
      const url = servers.current;
      let client: SiteClient & pg.PoolClient;
      try {
        client = await this.#connectBefore(deadline);
      } catch (error) {
        // All connections of the pool are in use, which is no reason to try another server.
        if (servers.count === 1 || isPoolTimeout(error) || hasSearched)
          throw connectionFault(error) ?? error;
        await this.#search.run();
        hasSearched = servers.current === url;
        continue;
      }
      if (servers.count === 1) return this.#lend(client, limits);
      if (client.isReadOnly) {
        const searching = this.#search.run();
        // Reading goes on while it is searched again.
        if (!this.#search.isKnownStandby(client.url)) await searching;
      }
      if (client.url === servers.current) return this.#lend(client, limits);
      client.release(true);
    }
    throw timeoutError('a search for the primary');
  }

  #refuseMore({ areCommits }: Limits): void {
    if (areCommits) this.#inDoubt.refuseMore();
    if (this.#pool.waitingCount >= MAX_WAITING) throw tooManyWaitingError();
  }

  /** If the server is full, waits for one of our open connections. */
  async #connectBefore(deadline: number): Promise<SiteClient & pg.PoolClient> {
    for (;;) {
      try {
        return await this.#pool.connect();
      } catch (error) {
        const isLate = this.#open === 0 && performance.now() >= deadline;
        if (!isServerFull(error) || isLate) throw error;
        await this.#stopGrowing();
      }
    }
  }

  #lend(client: SiteClient & pg.PoolClient, limits: Limits): PooledConnection {
    client.firstUsedAt ??= performance.now();
    const isOutdated = ({ isReadOnly, firstUsedAt = 0 }: SiteClient) =>
      isReadOnly === true && performance.now() - firstUsedAt > READ_ONLY_LIFETIME;
    const isAmongOthers = this.#use.servers.count > 1;
    const reportSlow = () => {
      if (isAmongOthers) void this.#search.run();
    };
    return new PooledConnection(client, limits, { inDoubt: this.#inDoubt, isOutdated, reportSlow });
  }

  /** Ends the connections to a server, whose pending queries fail immediately. */
  #drop(url: string): void {
    for (const client of this.#clients as Set<SiteClient & pg.PoolClient>)
      if (client.url === url) destroyConnection(client);
  }

  /** Limits the pool to its open connections, then grows it by one per interval. */
  async #stopGrowing(): Promise<void> {
    this.#pool.options.max = Math.max(1, this.#open);
    this.#growth ??= setInterval(() => this.#grow(), GROWTH_INTERVAL).unref();
    if (this.#open === 0) await pause(FULL_PAUSE);
  }

  #grow(): void {
    const { options } = this.#pool;
    options.max = Math.min(this.#size, options.max + 1);
    if (options.max < this.#size) return;
    clearInterval(this.#growth);
    this.#growth = undefined;
  }
}
