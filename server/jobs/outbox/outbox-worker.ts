/** Delivers the outbox entries of one channel, for as long as the process lives. */
import { claimDue, type Delivery, renewClaim } from '#domain/messaging/outbox/index.ts';
import { DELIVERY_PACE } from './backoff.ts';
import { OutboxAttempts, type OutboxWorkerOptions } from './outbox-attempt.ts';

export type { OutboxWorkerEvent, OutboxWorkerOptions } from './outbox-attempt.ts';

/** How many are under way at once. One that hangs leaves the others their way. */
const CONCURRENCY = 4;

/** Milliseconds after which a claim that nobody has renewed belongs to nobody. */
const CLAIM = 15_000;

export class OutboxWorker {
  readonly #options: OutboxWorkerOptions;
  readonly #attempts: OutboxAttempts;
  readonly #poll: number;
  /** What is under way, each until it has been settled. */
  readonly #inFlight = new Set<Promise<void>>();
  /** Ids of what is being handed over, to be claimed anew while that lasts, and until when it is. */
  readonly #held = new Map<string, number>();
  /** Looks in a row at which the database was away. */
  #blind = 0;
  #isEnding = false;
  #notify = () => {};
  #loop: Promise<void> = Promise.resolve();

  constructor(options: OutboxWorkerOptions) {
    this.#options = options;
    this.#attempts = new OutboxAttempts(options);
    this.#poll = (options.pace ?? DELIVERY_PACE).poll;
  }

  start(): void {
    const renewal = setInterval(() => void this.#renew(), CLAIM / 3);
    renewal.unref();
    this.#loop = this.#work().finally(() => clearInterval(renewal));
  }

  /** There may be something new. */
  look(): void {
    // It does not make anybody come back.
    if (!this.#attempts.isUnreachable && this.#blind === 0) this.#notify();
  }

  /**
   * Takes nothing more, and lets what is under way come to its end. What has not by then is taken
   * up again by the next one to look.
   * @param timeout milliseconds
   */
  async stop(timeout: number): Promise<void> {
    this.#isEnding = true;
    this.#notify();
    const ended = this.#loop.then(() => Promise.all(this.#inFlight));
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      ended,
      new Promise((resolve) => {
        timer = setTimeout(resolve, timeout);
      }),
    ]);
    clearTimeout(timer);
  }

  async #work(): Promise<void> {
    while (!this.#isEnding) {
      if (this.#attempts.isUnreachable && this.#inFlight.size === 0) {
        await this.#rest(this.#attempts.backoff());
        if (this.#isEnding) return;
      }
      const isMoreDue = await this.#take().catch((error: unknown) => {
        // Whoever would enqueue something new misses the database as well.
        this.#blind += 1;
        if (this.#blind === 1) this.#attempts.report('broken', { error });
        return false;
      });
      if (this.#isEnding) return;
      if (this.#blind > 0) await this.#rest(this.#attempts.backoff(this.#blind));
      else if (!isMoreDue) await this.#rest(this.#poll);
      else if (this.#inFlight.size > 0) await Promise.race(this.#inFlight);
    }
  }

  /** @returns whether more may be due than could be taken */
  async #take(): Promise<boolean> {
    const { db, channel, topics } = this.#options;
    const limit = (this.#attempts.isUnreachable ? 1 : CONCURRENCY) - this.#inFlight.size;
    if (limit <= 0) return true;
    const until = Date.now() + CLAIM;
    const { deliveries, isMoreDue } = await claimDue(db, {
      channel,
      ...(topics && { topics }),
      limit,
      until,
    });
    this.#blind = 0;
    for (const delivery of deliveries) {
      const work = this.#attempt(delivery, until)
        .catch((error: unknown) => this.#attempts.report('broken', { delivery, error }))
        .finally(() => {
          this.#inFlight.delete(work);
          this.#notify();
        });
      this.#inFlight.add(work);
    }
    return isMoreDue;
  }

  #attempt(delivery: Delivery, claimedUntil: number): Promise<void> {
    return this.#attempts.make(delivery, {
      count: () => this.#inFlight.size,
      whileHeld: (work) => {
        this.#held.set(delivery.id, claimedUntil);
        return work().finally(() => this.#held.delete(delivery.id));
      },
    });
  }

  /** What cannot be renewed now is renewed the next time, or taken by somebody else. */
  async #renew(): Promise<void> {
    const until = Date.now() + CLAIM;
    const renewed = await renewClaim(this.#options.db, this.#held, until).catch(() => []);
    // It may have come to its end meanwhile.
    for (const id of renewed) if (this.#held.has(id)) this.#held.set(id, until);
  }

  /** Until that time is over, or something comes to its end. */
  #rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      timer.unref();
      this.#notify = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
