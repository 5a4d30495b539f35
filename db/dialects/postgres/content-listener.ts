import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { clientOf, configureSession, destroyConnection, type SiteClient } from './connect.ts';
import { timeoutError, withTimeout } from './connection-errors.ts';
import type { Servers } from './servers.ts';

export const CHANNEL = 'content_changed';

/** Milliseconds until a lost connection is retried, and between polls without notifications. */
const POLL_INTERVAL = 1000;

/**
 * Milliseconds between questions whether the server still answers, and for the answer. A server
 * whose machine is gone ends no connection, and a listening session never notices.
 */
const PING_INTERVAL = 2000;

interface ListenerOptions {
  servers: Servers;
  /** Reads the stored content version. */
  readVersion: () => Promise<number>;
}

/**
 * Detects content that another instance loaded, by `LISTEN`. It polls the version every second
 * while the connection is lost, and behind a pooler, which would give the listening session to
 * another client.
 */
export class ContentListener {
  readonly #options: ListenerOptions;
  #version = 1;
  #client: (SiteClient & pg.Client) | undefined;
  #isListening = false;
  /** The version of the last poll. */
  #stored: number | undefined;
  #retry: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;
  readonly #closing = new AbortController();

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  get version(): number {
    return this.#version;
  }

  async start(): Promise<void> {
    const use = { servers: this.#options.servers, name: 'site content listener' } as const;
    const client = new (clientOf(use))();
    this.#client = client;
    client.on('notification', () => this.#version++);
    client.on('error', () => this.#onLost(client));
    client.on('end', () => this.#onLost(client));
    try {
      await client.connect();
      const isOurs = await configureSession(client, { ...use, isUnlimited: true });
      if (client.isReadOnly) throw new Error('A standby receives no notifications');
      this.#isListening = isOurs;
      if (this.#isListening) {
        await client.query(`listen ${CHANNEL}`);
        void this.#ping(client);
      } else {
        this.#startPolling();
      }
      this.#version++;
    } catch {
      this.#options.servers.leave(client.url ?? '');
      this.#onLost(client);
    }
  }

  async #ping(client: SiteClient & pg.Client): Promise<void> {
    const { signal } = this.#closing;
    const late = () => timeoutError('the content listener');
    while (this.#client === client && !signal.aborted) {
      await pause(PING_INTERVAL, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await withTimeout(client.query('select 1'), PING_INTERVAL, late).catch(() => {
        this.#options.servers.leave(client.url ?? '');
        destroyConnection(client);
        this.#onLost(client);
      });
    }
  }

  /**
   * Losing a session that listened counts as a change, because notifications may have been missed.
   * An attempt that failed does not: each change discards all cached pages.
   */
  #onLost(client: SiteClient & pg.Client): void {
    if (this.#closing.signal.aborted || this.#client !== client) return;
    this.#client = undefined;
    if (this.#isListening) this.#version++;
    this.#isListening = false;
    client.end().catch(() => undefined);
    this.#startPolling();
    this.#retry = setTimeout(() => void this.start(), POLL_INTERVAL);
    this.#retry.unref();
  }

  #startPolling(): void {
    this.#polling ??= this.#poll().finally(() => {
      this.#polling = undefined;
    });
  }

  async #poll(): Promise<void> {
    const { signal } = this.#closing;
    while (!this.#isListening && !signal.aborted) {
      // An unavailable database is polled again.
      const stored = await this.#options.readVersion().catch(() => this.#stored);
      if (this.#stored !== undefined && stored !== this.#stored) this.#version++;
      this.#stored = stored;
      await pause(POLL_INTERVAL, undefined, { signal, ref: false }).catch(() => undefined);
    }
    this.#stored = undefined;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
    await this.#polling;
  }
}
