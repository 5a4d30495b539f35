import { unconfirmedCommitsError } from './connection-errors.ts';

/**
 * Milliseconds for which an unanswered commit keeps its connection. The server's process goes on
 * waiting even if we disconnect, so new connections would soon exhaust the server's limit.
 */
const HOLD_TIME = 60_000;

/**
 * Counts commits that timed out but may still be answered, as on a server whose synchronous standby
 * is gone.
 */
export class CommitsInDoubt {
  readonly #most: number;
  #held = 0;

  /** @param most maximum connections held; at this number, writes are refused */
  constructor(most: number) {
    this.#most = most;
  }

  /** @throws Error with the code of an unavailable database, if the maximum is reached */
  refuseMore(): void {
    if (this.#held > 0 && this.#held >= this.#most) throw unconfirmedCommitsError();
  }

  /**
   * Releases the connection once the answer arrives, after `HOLD_TIME`, or immediately at the
   * maximum.
   */
  hold(answer: Promise<unknown>, release: () => void): void {
    if (this.#held >= this.#most) {
      release();
      return;
    }
    this.#held++;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, HOLD_TIME).unref();
    const finish = () => resolve();
    answer.then(finish, finish);
    void promise.then(() => {
      clearTimeout(timer);
      this.#held--;
      release();
    });
  }
}
