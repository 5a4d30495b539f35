import type pg from 'pg';
import { createListener } from './connect.ts';

export const CHANNEL = 'content_changed';

/** Milliseconds until a lost connection is tried again. */
const RECONNECT_PAUSE = 1000;

/**
 * Hears of content that another instance loaded. While the connection is lost a change could be
 * missed, so losing it counts as a change, and so does getting it back.
 */
export class ContentListener {
  readonly #url: string;
  #version = 1;
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  get version(): number {
    return this.#version;
  }

  async start(): Promise<void> {
    const client = createListener(this.#url);
    this.#client = client;
    client.on('notification', () => this.#version++);
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#version++;
    } catch {
      this.#lost(client);
    }
  }

  #lost(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    this.#version++;
    client.end().catch(() => undefined);
    this.#retry = setTimeout(() => void this.start(), RECONNECT_PAUSE);
    this.#retry.unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }
}
