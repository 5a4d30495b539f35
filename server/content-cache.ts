/** Answers that were made of the content: bounded by bytes and time, dropped when content changes. */
import { LRUCache } from 'lru-cache';

/** Milliseconds: openings close and events end without anybody changing the content. */
const LIFETIME = 60_000;

export interface Sized {
  /** Bytes, about. */
  size: number;
}

export class ContentCache<Entry extends Sized> {
  readonly #entries: LRUCache<string, Entry>;
  readonly #underWay = new Map<string, Promise<Entry>>();
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

  /** What is kept under this key, if there is something. */
  keptUnder(key: string): Entry | undefined {
    this.#dropOutdated();
    return this.#entries.get(key);
  }

  /** Which content is to be read now: what is made of it may be kept. */
  version(): number {
    this.#dropOutdated();
    return this.#version;
  }

  /** Keeps what was made of this version of the content, unless there is a later one by now. */
  keep(key: string, entry: Entry, version: number): void {
    this.#isFresh = false;
    if (this.version() === version) this.#entries.set(key, entry);
  }

  /** What is kept under this key, or something new; several askers wait for one making. */
  async get(
    key: string,
    make: () => Promise<Entry>,
    isWorthKeeping: (entry: Entry) => boolean,
  ): Promise<Entry> {
    const kept = this.keptUnder(key);
    if (kept) return kept;
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;

    const version = this.#version;
    const making = make();
    this.#underWay.set(key, making);
    try {
      const entry = await making;
      if (isWorthKeeping(entry)) this.keep(key, entry, version);
      return entry;
    } finally {
      if (this.#underWay.get(key) === making) this.#underWay.delete(key);
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
    this.#underWay.clear();
  }
}
