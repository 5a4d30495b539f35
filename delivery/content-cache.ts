/** Answers that were made of the content: bounded by bytes and time, invalidated when content changes. */
import { LRUCache } from 'lru-cache';

/** Milliseconds: openings close and events end without anybody changing the content. */
const LIFETIME = 60_000;

export interface Sized {
  /** Bytes, about. */
  size: number;
}

export class ContentCache<Entry extends Sized> {
  readonly #entries: LRUCache<string, Entry>;
  readonly #pending = new Map<string, Promise<Entry>>();
  readonly #contentVersion: () => number;
  #version = Number.NaN;
  #isFresh = false;

  /**
   * @param contentVersion a number that is another one after each change of content
   * @param maxBytes of all entries together
   */
  constructor(contentVersion: () => number, maxBytes: number) {
    this.#contentVersion = contentVersion;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      ttl: LIFETIME,
      sizeCalculation: ({ size }) => size,
    });
  }

  /** What is cached under this key, if there is something. */
  cached(key: string): Entry | undefined {
    this.#dropOutdated();
    return this.#entries.get(key);
  }

  /** Which content is to be read now: what is made of it may be cached. */
  version(): number {
    this.#dropOutdated();
    return this.#version;
  }

  /** Caches what was made of this version of the content, unless there is a later one by now. */
  set(key: string, entry: Entry, version: number): void {
    this.#isFresh = false;
    if (this.version() === version) this.#entries.set(key, entry);
  }

  /** What is cached under this key, or something new; concurrent requests share one making. */
  async get(
    key: string,
    make: () => Promise<Entry>,
    isCacheable: (entry: Entry) => boolean,
  ): Promise<Entry> {
    const cached = this.cached(key);
    if (cached) return cached;
    const pending = this.#pending.get(key);
    if (pending) return pending;

    const version = this.#version;
    const making = make();
    this.#pending.set(key, making);
    try {
      const entry = await making;
      if (isCacheable(entry)) this.set(key, entry, version);
      return entry;
    } finally {
      if (this.#pending.get(key) === making) this.#pending.delete(key);
    }
  }

  /** Asks once for all requests of one turn of the event loop: nothing can change between them. */
  #dropOutdated(): void {
    if (this.#isFresh) return;
    const version = this.#contentVersion();
    this.#isFresh = true;
    setImmediate(() => {
      this.#isFresh = false;
    });
    if (version === this.#version) return;
    this.#version = version;
    this.#entries.clear();
    this.#pending.clear();
  }
}
