/** Answers that were made of the content: bounded by bytes and time, invalidated when content changes. */
import { LRUCache } from 'lru-cache';

/** Milliseconds: openings close and events end without anybody changing the content. */
const LIFETIME = 60_000;

export interface Sized {
  /** Bytes, about. */
  size: number;
}

/** A new entry, and whether it is to be kept under the key that it was made for. */
export interface Made<Entry> {
  entry: Entry;
  isKept: boolean;
}

/** Runs the work when its turn comes; rejects without running it where that never comes. */
type TakeTurn<Entry> = (work: () => Promise<Entry>) => Promise<Entry>;

/** How a turn ended: with an entry, or before it began. */
type Outcome<Entry> = { entry: Entry } | { refusal: unknown };

export class ContentCache<Entry extends Sized> {
  readonly #entries: LRUCache<string, Entry>;
  /** The one registry of what is being made, or waits for its turn to be made. */
  readonly #inFlight = new Map<string, Promise<Outcome<Entry>>>();
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

  /** The entry cached under this key, if there is one. */
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

  /**
   * The entry cached under this key, or a new one. Concurrent requests share one turn and what is made in it.
   * Where that turn never comes, because the client that took it left or was refused, the others take another.
   */
  async get(
    key: string,
    make: () => Promise<Made<Entry>>,
    takeTurn: TakeTurn<Entry> = (work) => work(),
  ): Promise<Entry> {
    for (;;) {
      const cached = this.cached(key);
      if (cached) return cached;
      const shared = this.#inFlight.get(key);
      const outcome = await (shared ?? this.#begin(key, make, takeTurn));
      if ('entry' in outcome) return outcome.entry;
      if (!shared) throw outcome.refusal;
    }
  }

  #begin(
    key: string,
    make: () => Promise<Made<Entry>>,
    takeTurn: TakeTurn<Entry>,
  ): Promise<Outcome<Entry>> {
    const outcome = this.#turn(key, make, takeTurn).finally(() => {
      if (this.#inFlight.get(key) === outcome) this.#inFlight.delete(key);
    });
    this.#inFlight.set(key, outcome);
    return outcome;
  }

  /** @throws what the making throws */
  async #turn(
    key: string,
    make: () => Promise<Made<Entry>>,
    takeTurn: TakeTurn<Entry>,
  ): Promise<Outcome<Entry>> {
    let hasBegun = false;
    const work = async () => {
      hasBegun = true;
      const version = this.version();
      const { entry, isKept } = await make();
      if (isKept) this.set(key, entry, version);
      return entry;
    };
    try {
      return { entry: await takeTurn(work) };
    } catch (refusal) {
      if (hasBegun) throw refusal;
      return { refusal };
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
    this.#inFlight.clear();
  }
}
