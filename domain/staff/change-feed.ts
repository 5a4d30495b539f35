/** Tells those who wait what has changed, whichever process changed it. */

import { randomBytes } from 'node:crypto';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { changesSince, MOST_CHANGES, TOLD } from './desk-changes.ts';

/** Means everything: listeners read all of it again. */
const EVERYTHING = '*';

/** Changes that are kept; a client that has seen none of them reads everything again. */
const MOST_REMEMBERED = 2000;
/** With more topics than this, everything counts as changed. */
const MOST_TOLD = 200;

/** What one process has heard of, numbered in the order in which it did. */
class ChangeLog {
  /** Another one for each process and each of its starts. */
  readonly #name = randomBytes(9).toString('base64url');
  #last = 0;
  #topics: { number: number; topic: string }[] = [];

  /** The position after the last change. */
  get position(): string {
    return `${this.#name}.${this.#last}`;
  }

  add(topics: Iterable<string>): void {
    for (const topic of topics) this.#topics.push({ number: ++this.#last, topic });
    if (this.#topics.length > MOST_REMEMBERED) this.#topics = this.#topics.slice(-MOST_REMEMBERED);
  }

  /**
   * What came after a position, each topic once; everything after a position of another process, or
   * one from too long ago.
   */
  since(position: string, hears: (topic: string) => boolean): string[] {
    const [name, number] = position.split('.');
    const from = Number(number);
    const forgotten = this.#last - this.#topics.length;
    if (name !== this.#name || !(from >= forgotten && from <= this.#last)) return [EVERYTHING];
    const behind = this.#topics.slice(from - forgotten);
    const told = new Set(behind.map(({ topic }) => topic).filter(hears));
    return told.has(EVERYTHING) || told.size > MOST_TOLD ? [EVERYTHING] : [...told];
  }
}

/** Milliseconds between two looks, and between a look and what it looks back to: PostgreSQL commits out of order. */
const PERIOD = 1000;
const OVERLAP = 10_000;

/** So many wait in one process, and so many of them in one session: further ones take the place of the first. */
const MOST_WAITING = 300;
const MOST_OF_SESSION = 10;
/** Seconds after which somebody whom there was no room for may ask again. */
const RETRY_AFTER = 10;

export interface Heard {
  /** To be handed in the next time. */
  at: string;
  changed: string[];
}

interface Listening {
  /** Where it goes on, as `Heard.at`; undefined to learn where it stands now. */
  since: string | undefined;
  sessionId: string;
  /** Whether a topic is for whoever listens. */
  hears: (topic: string) => boolean;
  /** Ends the wait, when nobody is there any more to be answered. */
  signal: AbortSignal;
}

interface Waiter {
  sessionId: string;
  /** Whether there is something for it now. */
  isDue: () => boolean;
  end: () => void;
}

export class ChangeFeed {
  readonly #db: Db;
  readonly #wait: number;
  readonly #log = new ChangeLog();
  readonly #waiting = new Set<Waiter>();
  /** Ids that the last look has seen: those of the next begin no earlier. */
  #seen: ReadonlySet<number> = new Set();
  #lookedAt: number | undefined;
  #look: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** @param wait milliseconds for which nothing is waited for */
  constructor(db: Db, wait: number) {
    this.#db = db;
    this.#wait = wait;
  }

  /**
   * Answers once something has changed, or after the wait with nothing.
   * @throws ProblemError `unavailable` where too many wait already; what the database throws
   */
  async listen({ since, sessionId, hears, signal }: Listening): Promise<Heard> {
    await this.#lookOnce();
    if (since === undefined) return this.#heard([]);
    const changed = () => this.#log.since(since, hears);
    if (changed().length > 0 || this.#isClosed || signal.aborted) return this.#heard(changed());
    this.#makeRoom(sessionId);
    await new Promise<void>((resolve) => {
      const waiter: Waiter = { sessionId, isDue: () => changed().length > 0, end };
      const timer = setTimeout(end, this.#wait);
      const waiting = this.#waiting;
      function end() {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        waiting.delete(waiter);
        resolve();
      }
      signal.addEventListener('abort', end);
      waiting.add(waiter);
      this.#keepLooking();
    });
    return this.#heard(changed());
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Nobody waits any longer: the process is to end. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const { end } of this.#waiting) end();
  }

  #heard(changed: string[]): Heard {
    return { at: this.#log.position, changed };
  }

  #makeRoom(sessionId: string): void {
    const own = [...this.#waiting].filter((waiter) => waiter.sessionId === sessionId);
    if (own.length >= MOST_OF_SESSION) own[0]?.end();
    if (this.#waiting.size < MOST_WAITING) return;
    throw new ProblemError('unavailable', 'Too many wait for changes at the moment', {
      retryAfter: RETRY_AFTER,
    });
  }

  /** As long as somebody waits. A database that is away is asked again. */
  #keepLooking(): void {
    if (this.#timer || this.#waiting.size === 0 || this.#isClosed) return;
    this.#timer = setTimeout(async () => {
      await this.#lookOnce().catch(() => undefined);
      this.#timer = undefined;
      this.#keepLooking();
    }, PERIOD);
  }

  /** One look at a time, for all who ask meanwhile. */
  #lookOnce(): Promise<void> {
    this.#look ??= this.#lookNow().finally(() => {
      this.#look = undefined;
    });
    return this.#look;
  }

  async #lookNow(): Promise<void> {
    const now = Date.now();
    const last = this.#lookedAt ?? now;
    const changes = await changesSince(this.#db, last - OVERLAP);
    this.#lookedAt = now;
    const fresh = changes.filter(({ id }) => !this.#seen.has(id)).map(({ topic }) => topic);
    this.#seen = new Set(changes.map(({ id }) => id));
    // What is not all there, or was cleared away before it was looked for, may be anything.
    const isComplete = changes.length < MOST_CHANGES && now - last < TOLD - OVERLAP;
    this.#log.add(isComplete ? new Set(fresh) : [EVERYTHING]);
    for (const waiter of this.#waiting) if (waiter.isDue()) waiter.end();
  }
}
