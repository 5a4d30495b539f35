/** Caches responses, bounded by bytes and time, and invalidated when content changes. */
import { LRUCache } from 'lru-cache';

/** Milliseconds. Jobs close and events end without a content change. */
const LIFETIME = 60_000;

export interface Sized {
  /** Approximate bytes. */
  size: number;
}

/** A new entry, and whether to cache it under its key. */
export interface NewEntry<Entry> {
  entry: Entry;
  isCacheable: boolean;
}

/** Runs the work when it gets a permit. Rejects without running it if it gets none. */
type TakeTurn<Entry> = (work: () => Promise<Entry>) => Promise<Entry>;

/** The result of a turn: an entry, or a refused permit. */
type Outcome<Entry> = { entry: Entry } | { refusal: unknown };

export class ContentCache<Entry extends Sized> {
  readonly #entries: LRUCache<string, Entry>;
  /** The only registry of entries that are being made or wait for their turn. */
  readonly #inFlight = new Map<string, Promise<Outcome<Entry>>>();
  readonly #contentVersion: () => number;
  #version = Number.NaN;
  #isFresh = false;

  /**
   * @param contentVersion a number that changes with the content
   * @param maxBytes of all entries
   */
  constructor(contentVersion: () => number, maxBytes: number) {
    this.#contentVersion = contentVersion;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      ttl: LIFETIME,
      sizeCalculation: ({ size }) => size,
    });
  }

  cached(key: string): Entry | undefined {
    this.#dropOutdated();
    return this.#entries.get(key);
  }

  /** The current version of the content. Read it before making an entry, to pass to `set`. */
  version(): number {
    this.#dropOutdated();
    return this.#version;
  }

  /** Caches an entry of this content version, unless there is a newer version. */
  set(key: string, entry: Entry, version: number): void {
    this.#isFresh = false;
    if (this.version() === version) this.#entries.set(key, entry);
  }

  /**
   * The entry cached under this key, or a new one. Concurrent requests share one turn and its
   * result. If its client disconnects or is refused before the turn comes, the others take another
   * turn.
   */
  async get(
    key: string,
    make: () => Promise<NewEntry<Entry>>,
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
    make: () => Promise<NewEntry<Entry>>,
    takeTurn: TakeTurn<Entry>,
  ): Promise<Outcome<Entry>> {
    const outcome = this.#turn(key, make, takeTurn).finally(() => {
      if (this.#inFlight.get(key) === outcome) this.#inFlight.delete(key);
    });
    this.#inFlight.set(key, outcome);
    return outcome;
  }

  /** @throws errors of `make` */
  async #turn(
    key: string,
    make: () => Promise<NewEntry<Entry>>,
    takeTurn: TakeTurn<Entry>,
  ): Promise<Outcome<Entry>> {
    let hasBegun = false;
    const work = async () => {
      hasBegun = true;
      const version = this.version();
      const { entry, isCacheable } = await make();
      if (isCacheable) this.set(key, entry, version);
      return entry;
    };
    try {
      return { entry: await takeTurn(work) };
    } catch (refusal) {
      if (hasBegun) throw refusal;
      return { refusal };
    }
  }

  /** Checks the version once per event loop iteration, as nothing changes within one. */
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
