import { noCommits } from './faults.ts';

/**
 * Milliseconds for which a commit without an answer keeps its connection. The server's process waits on
 * also where we have left, so that new ones in its place would soon use up all that it has.
 */
const HELD = 60_000;

/** Commits that were given up and may still be answered: those of a server whose synchronous standby is gone. */
export class CommitsInDoubt {
  readonly #most: number;
  #held = 0;

  /** @param most so many connections are held at most; while they are, nothing is written */
  constructor(most: number) {
    this.#most = most;
  }

  /** @throws Error, coded as a database that is away, where another commit would only be one more */
  refuseMore(): void {
    if (this.#held > 0 && this.#held >= this.#most) throw noCommits();
  }

  /** Releases the connection once the answer is there, or sooner where many are held already. */
  hold(answer: Promise<unknown>, release: () => void): void {
    if (this.#held >= this.#most) {
      release();
      return;
    }
    this.#held++;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, HELD).unref();
    const answered = () => resolve();
    answer.then(answered, answered);
    void promise.then(() => {
      clearTimeout(timer);
      this.#held--;
      release();
    });
  }
}
