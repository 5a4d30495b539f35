/** Finds the server that accepts writes, by asking all servers of an address at the same time. */
import { type ConnectionUse, clientOf, configureSession } from './connect.ts';
import { isServerFull, timeoutError, withTimeout } from './connection-errors.ts';
import { Servers } from './servers.ts';

/** Milliseconds for the answer of a server. */
const PROBE_TIMEOUT = 2000;

/** Milliseconds between the end of a search that found only a standby and the next one. */
const INTERVAL = 500;

interface Probe {
  url: string;
  state: 'primary' | 'standby' | 'silent' | 'unusable';
}

export class PrimarySearch {
  readonly #use: ConnectionUse;
  readonly #drop: (url: string) => void;
  #running: Promise<void> | undefined;
  #endedAt = Number.NEGATIVE_INFINITY;
  /** The server that is read from, as the last search found no primary. */
  #standby: string | undefined;

  /** @param drop called for a server that has stopped answering, to end the connections to it */
  constructor(use: ConnectionUse, drop: (url: string) => void) {
    this.#use = use;
    this.#drop = drop;
  }

  /** Whether this server is a standby that serves until there is a primary. */
  isKnownStandby(url: string | undefined): boolean {
    return url !== undefined && url === this.#standby;
  }

  /** Searches, unless a search is running or has just ended. Then `servers.current` is the result. */
  run(): Promise<void> {
    if (!this.#running && performance.now() - this.#endedAt < INTERVAL) return Promise.resolve();
    this.#running ??= this.#search().finally(() => {
      this.#running = undefined;
      this.#endedAt = performance.now();
    });
    return this.#running;
  }

  async #search(): Promise<void> {
    const { servers } = this.#use;
    const previous = servers.current;
    const probing = servers.urls.map((url) => this.#probe(url));
    // A primary need not wait for a server that does not answer.
    const primary = await Promise.any(
      probing.map(async (probe) => {
        const { url, state } = await probe;
        if (state !== 'primary') throw new Error(`${state} server`);
        return url;
      }),
    ).catch(() => undefined);
    if (primary === undefined) {
      const probes = await Promise.all(probing);
      this.#standby = probes.find(({ state }) => state === 'standby')?.url;
    } else {
      this.#standby = undefined;
    }
    const found = primary ?? this.#standby;
    if (found === undefined) return;
    servers.use(found);
    if (found === previous) return;
    // If no other server answered, this process or its network may be the reason.
    void Promise.all(probing).then((probes) => {
      for (const { url, state } of probes) if (state === 'silent') this.#drop(url);
    });
  }

  async #probe(url: string): Promise<Probe> {
    const use = { servers: new Servers(url), name: this.#use.name, isPooled: true };
    const client = new (clientOf(use))();
    const connecting = async () => {
      await client.connect();
      await configureSession(client, use);
      return client.isReadOnly ? ('standby' as const) : ('primary' as const);
    };
    const late = () => timeoutError('a probe');
    try {
      return { url, state: await withTimeout(connecting(), PROBE_TIMEOUT, late) };
    } catch (error) {
      const isSilent = error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT';
      if (isSilent) return { url, state: 'silent' };
      // A server that is full goes on with the connections that it has.
      const isCurrent = url === this.#use.servers.current && !this.isKnownStandby(url);
      return { url, state: isServerFull(error) && isCurrent ? 'primary' : 'unusable' };
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}
