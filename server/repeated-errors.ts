import { causeOf } from './error-facts.ts';

/** Milliseconds between two lines about one cause. */
const QUIET = 60_000;

/** So many causes are told apart at the same time. */
const MOST = 500;

/** Which errors are worth a line: the first of a cause, and one a minute while it lasts. */
export class RepeatedErrors {
  readonly #causes = new Map<string, { toldAt: number; since: number }>();

  /**
   * @param line what is said of it: another line about the same cause is another matter
   * @returns how often this has failed since the last line, this time included; 0 for no line now
   */
  count(error: unknown, line: string, now = Date.now()): number {
    const cause = `${line}|${causeOf(error)}`;
    const known = this.#causes.get(cause);
    if (known && now - known.toldAt < QUIET && now >= known.toldAt) {
      known.since++;
      return 0;
    }
    if (this.#causes.size >= MOST) this.#causes.clear();
    this.#causes.set(cause, { toldAt: now, since: 0 });
    return (known?.since ?? 0) + 1;
  }
}
