/** A pool of connections that outlives failovers, and waits where others would fail. */
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { CommitsInDoubt } from './commits-in-doubt.ts';
import { CONNECT_TIMEOUT, clientOf, type SiteClient, settleSession, type Use } from './connect.ts';
import { connectionFault, isCrowded, isFull, tooManyWait } from './faults.ts';
import { type Limits, PooledConnection } from './pooled-connection.ts';

/** So many wait for a connection at the same time; further ones fail at once. */
const MOST_WAITING = 500;

/** Milliseconds until a full server is asked for one more connection than it has given us. */
const FULL_FOR = 2000;

/** Milliseconds between two attempts where a full server has given us none. */
const FULL_PAUSE = 200;

/** Milliseconds for which a standby's connection is used before another look for the primary. */
const READ_ONLY_FOR = 2000;

export class ServerPool {
  readonly #pool: pg.Pool;
  readonly #use: Use;
  readonly #size: number;
  readonly #inDoubt: CommitsInDoubt;
  /** Connections that there are, without those that are being opened. */
  #open = 0;
  #growth: NodeJS.Timeout | undefined;

  /** @param size connections at most */
  constructor(use: Use, size: number) {
    this.#use = use;
    this.#size = size;
    // Readers keep the other half.
    this.#inDoubt = new CommitsInDoubt(Math.floor(size / 2));
    this.#pool = new pg.Pool({
      Client: clientOf(use),
      max: size,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      onConnect: async (client) => {
        await settleSession(client, use);
      },
    });
    // An idle connection that breaks is replaced at the next query.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', () => this.#open++);
    this.#pool.on('remove', () => this.#open--);
  }

  /** What Kysely takes for a pool. Several may be made of one; closing one closes all. */
  withLimits(limits: Limits): PostgresPool {
    const pool = {
      connect: () => this.#connect(limits),
      end: () => {
        clearInterval(this.#growth);
        return this.#pool.end();
      },
      options: {},
    };
    // Without cursors, which take the other form of `query`.
    return pool as unknown as PostgresPool;
  }

  async #connect(limits: Limits): Promise<PooledConnection> {
    this.#refuseMore(limits);
    const { servers } = this.#use;
    const deadline = performance.now() + CONNECT_TIMEOUT;
    /** One that can at least be read from. */
    let standby: string | undefined;
    let reason: unknown;
    for (let tried = 0; tried < servers.count && performance.now() < deadline; tried++) {
      const url = servers.current;
      try {
        const client = await this.#connectBefore(deadline);
        if (!client.isReadOnly || servers.count === 1) return this.#lend(client, limits);
        standby = client.url;
        servers.leave(client.url ?? url);
        client.release(true);
      } catch (error) {
        reason = connectionFault(error) ?? error;
        // Where all connections are in use, the server is not to blame.
        if (isCrowded(error)) break;
        servers.leave(url);
      }
    }
    if (standby === undefined) throw reason;
    servers.use(standby);
    return this.#lend(await this.#connectBefore(deadline), limits);
  }

  #refuseMore({ areCommits }: Limits): void {
    if (areCommits) this.#inDoubt.refuseMore();
    if (this.#pool.waitingCount >= MOST_WAITING) throw tooManyWait();
  }

  /** Where the server is full, others wait for the connections that we have. */
  async #connectBefore(deadline: number): Promise<SiteClient & pg.PoolClient> {
    for (;;) {
      try {
        return await this.#pool.connect();
      } catch (error) {
        const isLate = this.#open === 0 && performance.now() >= deadline;
        if (!isFull(error) || isLate) throw error;
        await this.#keepToOwn();
      }
    }
  }

  #lend(client: SiteClient & pg.PoolClient, limits: Limits): PooledConnection {
    client.lentAt ??= performance.now();
    const isOutdated = ({ isReadOnly, lentAt = 0 }: SiteClient) =>
      isReadOnly === true && performance.now() - lentAt > READ_ONLY_FOR;
    return new PooledConnection(client, limits, { inDoubt: this.#inDoubt, isOutdated });
  }

  /** Opens no more than there are, and tries one more after each pause. */
  async #keepToOwn(): Promise<void> {
    this.#pool.options.max = Math.max(1, this.#open);
    this.#growth ??= setInterval(() => this.#grow(), FULL_FOR).unref();
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
