/** Delivers the outbox rows of one channel until the process ends. */
import { claimDue, type Delivery, renewClaim } from '#domain/messaging/outbox/index.ts';
import { DELIVERY_PACE } from './backoff.ts';
import { OutboxAttempts, type OutboxWorkerOptions } from './outbox-attempt.ts';

export type { Batches, OutboxWorkerEvent, OutboxWorkerOptions } from './outbox-attempt.ts';

/** Deliveries at the same time, so one that hangs does not block the others. */
const CONCURRENCY = 4;

/** Milliseconds. Leases expire, so the rows of a killed worker are claimed again. */
const LEASE = 15_000;

export class OutboxWorker {
  readonly #options: OutboxWorkerOptions;
  readonly #attempts: OutboxAttempts;
  readonly #pollInterval: number;
  /** Attempts, each until its outcome is stored. */
  readonly #inFlight = new Set<Promise<void>>();
  /** When the claim of each delivery in flight expires, by its id. It is renewed until then. */
  readonly #claims = new Map<string, number>();
  /** Earliest time of the next batch, epoch milliseconds. */
  #nextBatchAt = 0;
  /** Consecutive polls that failed because of the database. */
  #failedPolls = 0;
  #isStopping = false;
  #endPause = () => {};
  #loop: Promise<void> = Promise.resolve();

  constructor(options: OutboxWorkerOptions) {
    this.#options = options;
    this.#attempts = new OutboxAttempts(options);
    this.#pollInterval = (options.pace ?? DELIVERY_PACE).poll;
  }

  start(): void {
    const renewal = setInterval(() => void this.#renew(), LEASE / 3);
    renewal.unref();
    this.#loop = this.#work().finally(() => clearInterval(renewal));
  }

  /** Called when there may be a new row. */
  poll(): void {
    // A new row does not end an outage, so the backoff is not cut short.
    if (!this.#attempts.isUnreachable && this.#failedPolls === 0) this.#endPause();
  }

  /**
   * Claims no more rows, and waits for attempts in flight. Rows whose attempt has not ended by then
   * are claimed again once their lease expires.
   * @param timeout milliseconds
   */
  async stop(timeout: number): Promise<void> {
    this.#isStopping = true;
    this.#endPause();
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
    while (!this.#isStopping) {
      if (this.#attempts.isUnreachable && this.#inFlight.size === 0) {
        await this.#pause(this.#attempts.backoff());
        if (this.#isStopping) return;
      }
      // A new row ends a pause, but not the interval between batches.
      const wait = this.#nextBatchAt - Date.now();
      if (wait > 0) {
        await this.#pause(wait);
        continue;
      }
      const isMoreDue = await this.#claim().catch((error: unknown) => {
        // Reported once, however long the outage lasts.
        this.#failedPolls += 1;
        if (this.#failedPolls === 1) this.#attempts.report('broken', { error });
        return false;
      });
      if (this.#isStopping) return;
      if (this.#failedPolls > 0) await this.#pause(this.#attempts.backoff(this.#failedPolls));
      else if (!isMoreDue) await this.#pause(this.#pollInterval);
      else if (this.#inFlight.size > 0) await Promise.race(this.#inFlight);
    }
  }

  /** @returns whether more rows may be due than could be claimed */
  async #claim(): Promise<boolean> {
    const { db, channel, topics, batches } = this.#options;
    const concurrency = batches || this.#attempts.isUnreachable ? 1 : CONCURRENCY;
    const free = concurrency - this.#inFlight.size;
    if (free <= 0) return true;
    const limit = batches?.size ?? free;
    const until = Date.now() + LEASE;
    const { deliveries, isMoreDue } = await claimDue(db, {
      channel,
      ...(topics && { topics }),
      limit,
      until,
    });
    this.#failedPolls = 0;
    const attempts = batches ? [deliveries] : deliveries.map((delivery) => [delivery]);
    for (const rows of attempts.filter(({ length }) => length > 0)) {
      const work = this.#attempt(rows, until)
        .catch((error: unknown) =>
          this.#attempts.report('broken', { ...(rows[0] && { delivery: rows[0] }), error }),
        )
        .finally(() => {
          this.#inFlight.delete(work);
          this.#endPause();
        });
      this.#inFlight.add(work);
    }
    return isMoreDue;
  }

  async #attempt(rows: readonly Delivery[], claimedUntil: number): Promise<void> {
    const wait = await this.#attempts.make(rows, {
      count: () => this.#inFlight.size,
      keepClaim: (work) => {
        for (const { id } of rows) this.#claims.set(id, claimedUntil);
        return work().finally(() => {
          for (const { id } of rows) this.#claims.delete(id);
        });
      },
    });
    const { batches } = this.#options;
    if (batches) this.#nextBatchAt = Date.now() + Math.max(batches.interval, wait);
  }

  /** A claim that cannot be renewed is renewed the next time, or expires for another worker. */
  async #renew(): Promise<void> {
    const until = Date.now() + LEASE;
    const renewed = await renewClaim(this.#options.db, this.#claims, until).catch(() => []);
    // An attempt may have ended while its claim was renewed.
    for (const id of renewed) if (this.#claims.has(id)) this.#claims.set(id, until);
  }

  /** Resolves after the given time, or when `#endPause` is called. */
  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      timer.unref();
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
