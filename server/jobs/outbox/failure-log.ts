/** Failures in the log: the first of each cause, one again now and then, and the end of it. */

/** Milliseconds between two lines about one cause. */
export const LOG_AGAIN = 600_000;

/** Causes, and notifications of each, that are kept in mind. */
const CAUSES = 100;
const IDS = 1000;

interface Cause {
  loggedAt: number;
  /** Whether its end is still to be logged. */
  isOpen: boolean;
  /** What fails of it. */
  failing: Set<string>;
}

export class FailureLog {
  readonly #now: () => number;
  readonly #causes = new Map<string, Cause>();

  constructor(now = () => Date.now()) {
    this.#now = now;
  }

  /** @returns whether to log it */
  failed(name: string, id: string): boolean {
    const cause = this.#causes.get(name) ?? {
      loggedAt: Number.NEGATIVE_INFINITY,
      isOpen: false,
      failing: new Set(),
    };
    // The latest at the end: what is kept longest without a failure goes first.
    this.#causes.delete(name);
    this.#causes.set(name, cause);
    const [oldest] = this.#causes.keys();
    if (this.#causes.size > CAUSES && oldest !== undefined) this.#causes.delete(oldest);
    if (cause.failing.size < IDS) cause.failing.add(id);
    if (this.#now() - cause.loggedAt < LOG_AGAIN) return false;
    cause.loggedAt = this.#now();
    cause.isOpen = true;
    return true;
  }

  /** @returns whether to log that it works again: it was the last one to fail of a cause that was logged */
  worked(id: string): boolean {
    let hasEnded = false;
    for (const cause of this.#causes.values()) {
      if (!cause.failing.delete(id) || cause.failing.size > 0 || !cause.isOpen) continue;
      cause.isOpen = false;
      hasEnded = true;
    }
    return hasEnded;
  }

  /** It is not tried any more. */
  givenUp(id: string): void {
    for (const cause of this.#causes.values()) cause.failing.delete(id);
  }
}
