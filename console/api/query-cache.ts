/**
 * What was read of the server, by keys such as `applications?stage=new` and `application:UUID/notes`. What is
 * there is shown at once and read anew behind it.
 */
import { covers } from './query-keys.ts';
import { type Load, NOTHING, type QueryState } from './query-state.ts';

interface Entry {
  state: QueryState;
  watchers: Set<() => void>;
  load: Load | undefined;
  reading: AbortController | undefined;
  /** Whether it changed since it was read. */
  isStale: boolean;
  /** Changes shown before the server has them: no reading may come over them. */
  edits: number;
  /** Rises with every reading, edit and invalidation: what was read under an older one may be old. */
  turn: number;
}

/** Milliseconds in which what was just read is not read again by another view that opens. */
const FRESH = 3000;
/** Queries that nobody watches and that are still remembered. */
const REMEMBERED = 200;

export class QueryCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  state<Data>(key: string): QueryState<Data> {
    return (this.#entries.get(key)?.state ?? NOTHING) as QueryState<Data>;
  }

  /** Reads it where it is not there, or may have changed. @returns what ends the watching */
  watch(key: string, load: Load, listener: () => void): () => void {
    const entry = this.#entry(key);
    entry.load = load;
    entry.watchers.add(listener);
    const isOld = this.#now() - entry.state.readAt > FRESH;
    if (!entry.reading && (entry.isStale || isOld)) void this.#read(entry);
    return () => {
      entry.watchers.delete(listener);
      // What was erased is gone with the last who showed it.
      if (!entry.load && entry.watchers.size === 0) this.#entries.delete(key);
      this.#forgetOldest();
    };
  }

  /** Reads all of these keys anew: at once what is watched, the others when they are wanted. */
  invalidate(changed: readonly string[]): void {
    for (const [key, entry] of this.#entries) {
      if (changed.some((name) => covers(name, key))) this.#refresh(entry);
    }
  }

  /** Reads anew all that is watched and older than so many milliseconds, but not what is being read. */
  refreshOlderThan(age: number): void {
    for (const entry of this.#entries.values()) {
      if (!entry.reading && this.#now() - entry.state.readAt > age) this.#refresh(entry);
    }
  }

  retry(key: string): void {
    this.#refresh(this.#entry(key));
  }

  /** Stores what is known without reading it, as the answer of a change. */
  put<Data>(key: string, data: Data): void {
    const entry = this.#entry(key);
    entry.turn++;
    entry.reading?.abort();
    entry.reading = undefined;
    entry.isStale = false;
    this.#set(entry, { data, problem: undefined, isLoading: false, readAt: this.#now() });
  }

  /**
   * Adds what a request of its own brings, such as the next page of a list. Where the query was
   * edited, invalidated or read while the request was out, all of it is read again.
   * @param add returns undefined where it no longer fits behind what is there
   */
  async extend<Data, More>(
    key: string,
    send: () => Promise<More>,
    add: (data: Data, more: More) => Data | undefined,
  ): Promise<void> {
    const { turn } = this.#entry(key);
    const more = await send();
    const entry = this.#entry(key);
    const { data: before } = entry.state;
    const data = before === undefined ? undefined : add(before as Data, more);
    if (data === undefined) return;
    const isOld = entry.turn !== turn || entry.isStale || entry.reading !== undefined;
    this.#set(entry, { ...entry.state, data });
    if (isOld) this.#refresh(entry);
  }

  /**
   * Shows something that the server does not have yet, in all queries that the key covers.
   * @returns what takes it back, where nothing newer came over it, and what lets readings come again
   */
  edit<Data>(key: string, change: (data: Data) => Data): { undo: () => void; end: () => void } {
    const touched: { entry: Entry; before: unknown; after: unknown }[] = [];
    for (const [name, entry] of this.#entries) {
      if (!covers(key, name) || entry.state.data === undefined) continue;
      const before = entry.state.data;
      const after = change(before as Data);
      if (after === before) continue;
      if (entry.reading) entry.isStale = true;
      entry.reading?.abort();
      entry.reading = undefined;
      entry.edits++;
      entry.turn++;
      this.#set(entry, { ...entry.state, data: after, isLoading: false });
      touched.push({ entry, before, after });
    }
    return {
      undo: () => {
        for (const { entry, before, after } of touched) {
          if (entry.state.data === after) this.#set(entry, { ...entry.state, data: before });
          else entry.isStale = true;
        }
      },
      end: () => {
        for (const { entry } of touched) this.#endEdit(entry);
      },
    };
  }

  /**
   * Erases on the server what is under a key. Whoever still shows it does not ask for it any more: neither after
   * it nor meanwhile, when the stream may tell of it before the answer is here.
   */
  async erase<Answer>(key: string, send: () => Promise<Answer>): Promise<Answer> {
    const erased = [...this.#entries].filter(([name]) => covers(key, name)).map(([, it]) => it);
    for (const entry of erased) entry.edits++;
    try {
      const answer = await send();
      for (const entry of erased) entry.load = undefined;
      return answer;
    } finally {
      for (const entry of erased) this.#endEdit(entry);
    }
  }

  /** Forgets everything: somebody else has signed in. */
  clear(): void {
    for (const [key, entry] of this.#entries) {
      entry.reading?.abort();
      entry.reading = undefined;
      this.#set(entry, NOTHING);
      if (entry.watchers.size > 0) void this.#read(entry);
      else this.#entries.delete(key);
    }
  }

  #entry(key: string): Entry {
    const known = this.#entries.get(key);
    if (known) return known;
    const entry: Entry = {
      state: NOTHING,
      watchers: new Set<() => void>(),
      load: undefined,
      reading: undefined,
      isStale: false,
      edits: 0,
      turn: 0,
    };
    this.#entries.set(key, entry);
    return entry;
  }

  #endEdit(entry: Entry): void {
    entry.edits--;
    if (entry.edits === 0 && entry.isStale) this.#refresh(entry);
  }

  #refresh(entry: Entry): void {
    entry.isStale = true;
    entry.turn++;
    if (entry.watchers.size > 0 && entry.edits === 0) void this.#read(entry);
  }

  async #read(entry: Entry): Promise<void> {
    const { load } = entry;
    if (!load) return;
    entry.reading?.abort();
    const reading = new AbortController();
    entry.reading = reading;
    entry.isStale = false;
    entry.turn++;
    this.#set(entry, { ...entry.state, isLoading: true });
    try {
      const data = await load(reading.signal);
      if (entry.reading !== reading) return;
      entry.reading = undefined;
      this.#set(entry, { data, problem: undefined, isLoading: false, readAt: this.#now() });
    } catch (problem) {
      if (entry.reading !== reading) return;
      entry.reading = undefined;
      entry.isStale = true;
      this.#set(entry, { ...entry.state, problem, isLoading: false });
    }
  }

  #set(entry: Entry, state: QueryState): void {
    entry.state = state;
    for (const listener of entry.watchers) listener();
  }

  #forgetOldest(): void {
    const idle = [...this.#entries].filter(([, { watchers, edits }]) => !watchers.size && !edits);
    for (const [key, { reading }] of idle.slice(0, Math.max(0, idle.length - REMEMBERED))) {
      reading?.abort();
      this.#entries.delete(key);
    }
  }
}

/** The one that all views share. */
export const queries = new QueryCache();
