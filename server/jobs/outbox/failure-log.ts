/** Limits log lines about failures: the first of each cause, one per interval, and the recovery. */

/** Milliseconds between two lines about one cause. */
export const LOG_INTERVAL = 600_000;

const MAX_CAUSES = 100;
/** Notifications that are remembered for each cause. */
const MAX_IDS = 1000;

interface Cause {
  loggedAt: number;
  /** True after a failure was logged and until its recovery is. */
  isOpen: boolean;
  /** Ids of the notifications that fail for it. */
  failing: Set<string>;
}

export class FailureLog {
  readonly #now: () => number;
  readonly #causes = new Map<string, Cause>();

  /** @param now milliseconds; monotonic by default, so setting the clock back silences nothing */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** @returns whether to log it */
  recordFailure(name: string, id: string): boolean {
    const cause = this.#causes.get(name) ?? {
      loggedAt: Number.NEGATIVE_INFINITY,
      isOpen: false,
      failing: new Set(),
    };
    // Moved to the end of the map, so that the cause whose last failure is oldest is deleted first.
    this.#causes.delete(name);
    this.#causes.set(name, cause);
    const [oldest] = this.#causes.keys();
    if (this.#causes.size > MAX_CAUSES && oldest !== undefined) this.#causes.delete(oldest);
    if (cause.failing.size < MAX_IDS) cause.failing.add(id);
    if (this.#now() - cause.loggedAt < LOG_INTERVAL) return false;
    cause.loggedAt = this.#now();
    cause.isOpen = true;
    return true;
  }

  /** @returns whether to log a recovery: this was the last one to fail for a logged cause */
  recordSuccess(id: string): boolean {
    let hasRecovered = false;
    for (const cause of this.#causes.values()) {
      if (!cause.failing.delete(id) || cause.failing.size > 0 || !cause.isOpen) continue;
      cause.isOpen = false;
      hasRecovered = true;
    }
    return hasRecovered;
  }

  /** A notification that is not retried no longer keeps its cause open. */
  recordDeadLetter(id: string): void {
    for (const cause of this.#causes.values()) cause.failing.delete(id);
  }
}
