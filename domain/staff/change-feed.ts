/** Answers waiting clients when something has changed in any process. */

import { randomBytes } from 'node:crypto';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { CHANGE_RETENTION, changesSince, MAX_CHANGES } from './console-changes.ts';

/** The topic for everything; clients then read all data again. */
const EVERYTHING = '*';

/** Changes that are kept. A client whose position is older reads everything again. */
const LOG_SIZE = 2000;
/** With more topics than this, everything counts as changed. */
const MAX_TOPICS = 200;

/** The changes that one process has read, numbered in the order of reading. */
class ChangeLog {
  /** Unique per process start. */
  readonly #name = randomBytes(9).toString('base64url');
  #last = 0;
  #topics: { number: number; topic: string }[] = [];

  /** The position after the last change. */
  get position(): string {
    return `${this.#name}.${this.#last}`;
  }

  add(topics: Iterable<string>): void {
    for (const topic of topics) this.#topics.push({ number: ++this.#last, topic });
    if (this.#topics.length > LOG_SIZE) this.#topics = this.#topics.slice(-LOG_SIZE);
  }

  /**
   * The topics after a position, each once. Everything has changed if the position is from another
   * process or too old.
   */
  since(position: string, hears: (topic: string) => boolean): string[] {
    const [name, number] = position.split('.');
    const start = Number(number);
    const droppedCount = this.#last - this.#topics.length;
    if (name !== this.#name || !(start >= droppedCount && start <= this.#last)) return [EVERYTHING];
    const newer = this.#topics.slice(start - droppedCount);
    const topics = new Set(newer.map(({ topic }) => topic).filter(hears));
    return topics.has(EVERYTHING) || topics.size > MAX_TOPICS ? [EVERYTHING] : [...topics];
  }
}

/**
 * Milliseconds between two polls, and by which a poll overlaps the previous one, because PostgreSQL
 * commits out of order.
 */
const POLL_INTERVAL = 1000;
const OVERLAP = 10_000;

/**
 * Maximum number of waiting clients per process and per session. In a session that has too many,
 * the oldest wait ends; a full process rejects.
 */
const MAX_WAITING = 300;
const MAX_PER_SESSION = 10;
/** Seconds after which a rejected client may retry. */
const RETRY_AFTER = 10;

export interface ChangeBatch {
  /** The position to pass in the next call. */
  at: string;
  changed: string[];
}

interface ListenInput {
  /** The position to continue from, as in `Heard.at`; undefined to get the current one. */
  since: string | undefined;
  sessionId: string;
  /** Whether the client may see a topic. */
  isVisible: (topic: string) => boolean;
  /** Aborted when the client has disconnected. */
  signal: AbortSignal;
}

interface Waiter {
  sessionId: string;
  /** Whether there are changes for the client. */
  isDue: () => boolean;
  end: () => void;
}

export class ChangeFeed {
  readonly #db: Db;
  readonly #wait: number;
  readonly #log = new ChangeLog();
  readonly #waiting = new Set<Waiter>();
  /** Ids read by the last poll. The next one skips them. */
  #polledIds: ReadonlySet<number> = new Set();
  #polledAt: number | undefined;
  #currentPoll: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** @param wait maximum milliseconds of a wait */
  constructor(db: Db, wait: number) {
    this.#db = db;
    this.#wait = wait;
  }

  /**
   * Resolves when something has changed, or without changes after the wait.
   * @throws ProblemError `unavailable` if too many clients are waiting; errors of the database
   */
  async listen({ since, sessionId, isVisible, signal }: ListenInput): Promise<ChangeBatch> {
    await this.#pollOnce();
    if (since === undefined) return this.#batch([]);
    const changed = () => this.#log.since(since, isVisible);
    if (changed().length > 0 || this.#isClosed || signal.aborted) return this.#batch(changed());
    this.#requireSpace(sessionId);
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
      this.#schedulePoll();
    });
    return this.#batch(changed());
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Ends all waits, for the shutdown of the process. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const { end } of this.#waiting) end();
  }

  #batch(changed: string[]): ChangeBatch {
    return { at: this.#log.position, changed };
  }

  #requireSpace(sessionId: string): void {
    const ofSession = [...this.#waiting].filter((waiter) => waiter.sessionId === sessionId);
    if (ofSession.length >= MAX_PER_SESSION) ofSession[0]?.end();
    if (this.#waiting.size < MAX_WAITING) return;
    throw new ProblemError('unavailable', 'Too many clients are waiting for changes', {
      retryAfter: RETRY_AFTER,
    });
  }

  /**
   * Polls as long as a client waits. Errors of the database are ignored, so the next poll retries.
   */
  #schedulePoll(): void {
    if (this.#timer || this.#waiting.size === 0 || this.#isClosed) return;
    this.#timer = setTimeout(async () => {
      await this.#pollOnce().catch(() => undefined);
      this.#timer = undefined;
      this.#schedulePoll();
    }, POLL_INTERVAL);
  }

  /** Shares one poll between concurrent callers. */
  #pollOnce(): Promise<void> {
    this.#currentPoll ??= this.#poll().finally(() => {
      this.#currentPoll = undefined;
    });
    return this.#currentPoll;
  }

  async #poll(): Promise<void> {
    const now = Date.now();
    const lastPoll = this.#polledAt ?? now;
    const changes = await changesSince(this.#db, lastPoll - OVERLAP);
    this.#polledAt = now;
    const fresh = changes.filter(({ id }) => !this.#polledIds.has(id)).map(({ topic }) => topic);
    this.#polledIds = new Set(changes.map(({ id }) => id));
    // After an incomplete read, or if changes were deleted before they were read, anything may have
    // changed.
    const isComplete = changes.length < MAX_CHANGES && now - lastPoll < CHANGE_RETENTION - OVERLAP;
    this.#log.add(isComplete ? new Set(fresh) : [EVERYTHING]);
    for (const waiter of this.#waiting) if (waiter.isDue()) waiter.end();
  }
}
