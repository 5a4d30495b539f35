import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { clientOf, type SiteClient, settleSession } from './connect.ts';
import type { Servers } from './servers.ts';

export const CHANNEL = 'content_changed';

/** Milliseconds until a lost connection is tried again, and between two looks while nothing is heard. */
const PAUSE = 1000;

interface Listening {
  servers: Servers;
  /** The version of the content that is stored. */
  readVersion: () => Promise<number>;
}

/**
 * Hears of content that another instance loaded. It reads the version each second while the connection is lost,
 * and behind a pooler, which would hand the listening session on to another client.
 */
export class ContentListener {
  readonly #parts: Listening;
  #version = 1;
  #client: (SiteClient & pg.Client) | undefined;
  #hears = false;
  /** As it was last read. */
  #stored: number | undefined;
  #retry: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  readonly #closing = new AbortController();

  constructor(parts: Listening) {
    this.#parts = parts;
  }

  get version(): number {
    return this.#version;
  }

  async start(): Promise<void> {
    const use = { servers: this.#parts.servers, name: 'site content listener' } as const;
    const client = new (clientOf(use))();
    this.#client = client;
    client.on('notification', () => this.#version++);
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    try {
      await client.connect();
      this.#hears = await settleSession(client, { ...use, isUnlimited: true });
      if (client.isReadOnly) throw new Error('A standby hears nothing');
      if (this.#hears) await client.query(`listen ${CHANNEL}`);
      else this.#keepLooking();
      this.#version++;
    } catch {
      this.#parts.servers.leave(client.url ?? '');
      this.#lost(client);
    }
  }

  /** What happened meanwhile could be missed, so losing the connection counts as a change. */
  #lost(client: SiteClient & pg.Client): void {
    if (this.#closing.signal.aborted || this.#client !== client) return;
    this.#client = undefined;
    this.#hears = false;
    this.#version++;
    client.end().catch(() => undefined);
    this.#keepLooking();
    this.#retry = setTimeout(() => void this.start(), PAUSE);
    this.#retry.unref();
  }

  #keepLooking(): void {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
  }

  async #look(): Promise<void> {
    const { signal } = this.#closing;
    while (!this.#hears && !signal.aborted) {
      // A database that is away is asked again.
      const stored = await this.#parts.readVersion().catch(() => this.#stored);
      if (this.#stored !== undefined && stored !== this.#stored) this.#version++;
      this.#stored = stored;
      await pause(PAUSE, undefined, { signal, ref: false }).catch(() => undefined);
    }
    this.#stored = undefined;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
    await this.#looking;
  }
}
