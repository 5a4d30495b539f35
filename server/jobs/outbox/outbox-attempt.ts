/** One attempt to deliver an outbox entry, and what follows from its outcome. */

import {
  type Channel,
  type Delivery,
  deadLetter,
  discard,
  markDelivered,
  postpone,
} from '#domain/messaging/outbox/index.ts';
import type { Db } from '#domain/support/database.ts';
import { backoffAfter, DELIVERY_PACE, type DeliveryPace, MAX_ATTEMPTS } from './backoff.ts';
import { ExpiredError, PermanentError, RetryableError, UnreachableError } from './errors.ts';

export interface OutboxWorkerOptions {
  db: Db;
  channel: Channel;
  /** What it can compose; all unless told. */
  topics?: readonly string[];
  /** Hands one over; rejects with what `errors.ts` has, or anything else for "not now". */
  deliver: (delivery: Delivery) => Promise<void>;
  /** Told how each attempt ended, and of what broke here. */
  report: (event: OutboxWorkerEvent) => void;
  pace?: DeliveryPace;
  maxAttempts?: number;
}

export interface OutboxWorkerEvent {
  what: 'unreachable' | 'reachable' | 'refused' | 'delivered' | 'given up' | 'broken';
  channel: Channel;
  delivery?: Delivery;
  error?: unknown;
}

/** What a worker has to know while it hands one over. */
interface InFlight {
  /** How many are under way at once, this one among them. */
  count: () => number;
  /** Does what is claimed anew for as long as it lasts. */
  whileHeld: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export class OutboxAttempts {
  readonly #options: Required<Omit<OutboxWorkerOptions, 'topics'>>;
  /** Attempts in a row that met nobody. */
  #unreachable = 0;

  constructor(options: OutboxWorkerOptions) {
    const { pace = DELIVERY_PACE, maxAttempts = MAX_ATTEMPTS } = options;
    this.#options = { ...options, pace, maxAttempts };
  }

  get isUnreachable(): boolean {
    return this.#unreachable > 0;
  }

  /** Milliseconds until the next attempt where nobody was met, or the database was away so often. */
  backoff(times = this.#unreachable): number {
    return backoffAfter(times, this.#options.pace.unreachable);
  }

  async make(delivery: Delivery, { count, whileHeld }: InFlight): Promise<void> {
    const { db, deliver, maxAttempts } = this.#options;
    if (delivery.attempts > maxAttempts) {
      // It never came to an end: whoever tried it died of it, or hung.
      this.report('given up', { delivery });
      return deadLetter(db, delivery, 'Each attempt ended with the process');
    }
    const failure = await whileHeld(() =>
      deliver(delivery)
        .then(() => null)
        .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))),
    );
    if (failure instanceof UnreachableError) {
      return this.#meetUnreachable(delivery, failure, count() === 1);
    }
    // Whatever was answered, somebody was there.
    this.#meetReachable();
    if (failure === null) {
      await markDelivered(db, delivery);
      return this.report('delivered', { delivery });
    }
    if (failure instanceof ExpiredError) return discard(db, delivery, failure.message);
    if (failure instanceof PermanentError) return this.#deadLetter(delivery, failure);
    if (delivery.attempts < maxAttempts) this.report('refused', { delivery, error: failure });
    return this.#postpone(delivery, failure);
  }

  async #meetUnreachable(
    delivery: Delivery,
    failure: UnreachableError,
    isAlone: boolean,
  ): Promise<void> {
    const isFirst = this.#unreachable === 0;
    // Several that were under way together have met one and the same silence.
    if (isFirst || isAlone) this.#unreachable += 1;
    this.report('unreachable', { delivery, error: failure });
    if (isFirst) {
      // Others were taken until now, so it may be this one that nobody bears.
      return this.#postpone(delivery, failure);
    }
    const until = Date.now() + this.backoff();
    const { db } = this.#options;
    await postpone(db, delivery, { until, error: failure.message, counts: false });
  }

  #meetReachable(): void {
    if (this.#unreachable > 0) this.report('reachable', {});
    this.#unreachable = 0;
  }

  async #postpone(delivery: Delivery, failure: Error): Promise<void> {
    const { db, pace, maxAttempts } = this.#options;
    if (delivery.attempts >= maxAttempts) return this.#deadLetter(delivery, failure);
    const pause = backoffAfter(delivery.attempts, pace.retry);
    const { wait, left } = failure instanceof RetryableError ? failure : { wait: 0, left: null };
    const until = Date.now() + Math.max(pause, wait);
    await postpone(db, delivery, { until, error: failure.message, remaining: left });
  }

  async #deadLetter(delivery: Delivery, failure: Error): Promise<void> {
    this.report('given up', { delivery, error: failure });
    await deadLetter(this.#options.db, delivery, failure.message);
  }

  report(
    what: OutboxWorkerEvent['what'],
    about: Pick<OutboxWorkerEvent, 'delivery' | 'error'>,
  ): void {
    this.#options.report({ what, channel: this.#options.channel, ...about });
  }
}
