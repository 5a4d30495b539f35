/** Delivers the outbox entries of one channel, for as long as the process lives. */
import type { Db } from '#domain/database.ts';
import {
  type Channel,
  claimDue,
  type Delivery,
  deadLetter,
  discard,
  markDelivered,
  postpone,
  renewClaim,
} from '#domain/outbox/index.ts';
import { backoffAfter, MAX_ATTEMPTS, RETRY_BACKOFF, UNREACHABLE_BACKOFF } from './backoff.ts';
import { ExpiredError, PermanentError, RetryableError, UnreachableError } from './errors.ts';

export interface OutboxWorkerOptions {
  db: Db;
  channel: Channel;
  /** Hands one over; rejects with what `errors.ts` has, or anything else for "not now". */
  deliver: (delivery: Delivery) => Promise<void>;
  /** Told of the first failure in a row, of each dead letter, and of what broke here. */
  report: (event: OutboxWorkerEvent) => void;
  backoff?: typeof DEFAULT_BACKOFF;
  maxAttempts?: number;
}

export interface OutboxWorkerEvent {
  what: 'unreachable' | 'reachable' | 'given up' | 'broken';
  channel: Channel;
  delivery?: Delivery;
  error?: unknown;
}

/** How many are under way at once. One that hangs leaves the others their way. */
const AT_ONCE = 4;

/** Milliseconds between two looks for something new. */
const LOOK = 1000;

/** Milliseconds after which a claim that nobody has renewed belongs to nobody. */
const CLAIM = 15_000;

const DEFAULT_BACKOFF = { attempts: RETRY_BACKOFF, unreachable: UNREACHABLE_BACKOFF };

export class OutboxWorker {
  readonly #options: Required<OutboxWorkerOptions>;
  /** What is under way, each until it has been settled. */
  readonly #underWay = new Set<Promise<void>>();
  /** Ids of what is being handed over, to be claimed anew while that lasts, and until when it is. */
  readonly #held = new Map<string, number>();
  /** Attempts in a row that met nobody. */
  #unreachable = 0;
  /** Looks in a row at which the database was away. */
  #blind = 0;
  #isEnding = false;
  #wake = () => {};
  #loop: Promise<void> = Promise.resolve();

  constructor(options: OutboxWorkerOptions) {
    this.#options = { backoff: DEFAULT_BACKOFF, maxAttempts: MAX_ATTEMPTS, ...options };
  }

  start(): void {
    const renewal = setInterval(() => void this.#renew(), CLAIM / 3);
    renewal.unref();
    this.#loop = this.#work().finally(() => clearInterval(renewal));
  }

  /** There may be something new. */
  look(): void {
    // It does not make anybody come back.
    if (this.#unreachable === 0 && this.#blind === 0) this.#wake();
  }

  /**
   * Takes nothing more, and lets what is under way come to its end. What has not by then is taken
   * up again by the next one to look.
   * @param timeout milliseconds
   */
  async stop(timeout: number): Promise<void> {
    this.#isEnding = true;
    this.#wake();
    const ended = this.#loop.then(() => Promise.all(this.#underWay));
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
    const { unreachable } = this.#options.backoff;
    while (!this.#isEnding) {
      if (this.#unreachable > 0 && this.#underWay.size === 0) {
        await this.#rest(backoffAfter(this.#unreachable, unreachable));
        if (this.#isEnding) return;
      }
      const isMoreDue = await this.#take().catch((error: unknown) => {
        // Whoever would enqueue something new misses the database as well.
        this.#blind += 1;
        if (this.#blind === 1) this.#report('broken', { error });
        return false;
      });
      if (this.#isEnding) return;
      if (this.#blind > 0) await this.#rest(backoffAfter(this.#blind, unreachable));
      else if (!isMoreDue) await this.#rest(LOOK);
      else if (this.#underWay.size > 0) await Promise.race(this.#underWay);
    }
  }

  /** @returns whether more may be due than could be taken */
  async #take(): Promise<boolean> {
    const { db, channel } = this.#options;
    const limit = (this.#unreachable > 0 ? 1 : AT_ONCE) - this.#underWay.size;
    if (limit <= 0) return true;
    const until = Date.now() + CLAIM;
    const { deliveries, isMoreDue } = await claimDue(db, { channel, limit, until });
    this.#blind = 0;
    for (const delivery of deliveries) {
      const work = this.#attempt(delivery, until)
        .catch((error: unknown) => this.#report('broken', { delivery, error }))
        .finally(() => {
          this.#underWay.delete(work);
          this.#wake();
        });
      this.#underWay.add(work);
    }
    return isMoreDue;
  }

  async #attempt(delivery: Delivery, claimedUntil: number): Promise<void> {
    const { db, deliver, maxAttempts } = this.#options;
    if (delivery.attempts > maxAttempts) {
      // It never came to an end: whoever tried it died of it, or hung.
      this.#report('given up', { delivery });
      return deadLetter(db, delivery, 'Each attempt ended with the process');
    }
    this.#held.set(delivery.id, claimedUntil);
    const failure = await deliver(delivery)
      .then(() => null)
      .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
      .finally(() => this.#held.delete(delivery.id));
    if (failure instanceof UnreachableError) return this.#meetUnreachable(delivery, failure);
    // Whatever was answered, somebody was there.
    this.#meetReachable();
    if (failure === null) return markDelivered(db, delivery);
    if (failure instanceof ExpiredError) return discard(db, delivery, failure.message);
    if (failure instanceof PermanentError) return this.#deadLetter(delivery, failure);
    return this.#retryLater(delivery, failure);
  }

  async #meetUnreachable(delivery: Delivery, failure: UnreachableError): Promise<void> {
    const isFirst = this.#unreachable === 0;
    // Several that were under way together have met one and the same silence.
    if (isFirst || this.#underWay.size === 1) this.#unreachable += 1;
    if (isFirst) {
      this.#report('unreachable', { delivery, error: failure });
      // Others were taken until now, so it may be this one that nobody bears.
      return this.#retryLater(delivery, failure);
    }
    const { db, backoff } = this.#options;
    const until = Date.now() + backoffAfter(this.#unreachable, backoff.unreachable);
    await postpone(db, delivery, { until, error: failure.message, counts: false });
  }

  #meetReachable(): void {
    if (this.#unreachable > 0) this.#report('reachable', {});
    this.#unreachable = 0;
  }

  async #retryLater(delivery: Delivery, failure: Error): Promise<void> {
    const { db, backoff, maxAttempts } = this.#options;
    if (delivery.attempts >= maxAttempts) return this.#deadLetter(delivery, failure);
    const pause = backoffAfter(delivery.attempts, backoff.attempts);
    const wait = failure instanceof RetryableError ? failure.wait : 0;
    const until = Date.now() + Math.max(pause, wait);
    await postpone(db, delivery, { until, error: failure.message });
  }

  async #deadLetter(delivery: Delivery, failure: Error): Promise<void> {
    this.#report('given up', { delivery, error: failure });
    await deadLetter(this.#options.db, delivery, failure.message);
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
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #report(
    what: OutboxWorkerEvent['what'],
    about: Pick<OutboxWorkerEvent, 'delivery' | 'error'>,
  ): void {
    this.#options.report({ what, channel: this.#options.channel, ...about });
  }
}
