/** Makes one attempt to deliver an outbox row, and stores its outcome. */

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
  /** Topics that can be composed; all by default. */
  topics?: readonly string[];
  /** Rejects with an error of `errors.ts`. Any other error is retried. */
  deliver: (delivery: Delivery) => Promise<void>;
  /** Called with the outcome of each attempt, and with errors of the database. */
  report: (event: OutboxWorkerEvent) => void;
  pace?: DeliveryPace;
  maxAttempts?: number;
}

export interface OutboxWorkerEvent {
  type: 'unreachable' | 'reachable' | 'refused' | 'delivered' | 'given up' | 'broken';
  channel: Channel;
  delivery?: Delivery;
  error?: unknown;
}

interface InFlight {
  /** The number of deliveries in flight, including this one. */
  count: () => number;
  /** Runs `work`, and renews the claim until it ends. */
  keepClaim: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export class OutboxAttempts {
  readonly #options: Required<Omit<OutboxWorkerOptions, 'topics'>>;
  /** Consecutive attempts that reached no server. */
  #unreachable = 0;

  constructor(options: OutboxWorkerOptions) {
    const { pace = DELIVERY_PACE, maxAttempts = MAX_ATTEMPTS } = options;
    this.#options = { ...options, pace, maxAttempts };
  }

  get isUnreachable(): boolean {
    return this.#unreachable > 0;
  }

  /**
   * Milliseconds until the next attempt.
   * @param failures consecutive ones, by default those of the service
   */
  backoff(failures = this.#unreachable): number {
    return backoffAfter(failures, this.#options.pace.unreachable);
  }

  async make(delivery: Delivery, { count, keepClaim }: InFlight): Promise<void> {
    const { db, deliver, maxAttempts } = this.#options;
    if (delivery.attempts > maxAttempts) {
      // No attempt had an outcome: each process that made one crashed or hung.
      this.report('given up', { delivery });
      return deadLetter(db, delivery, 'Each attempt ended with the process');
    }
    const failure = await keepClaim(() =>
      deliver(delivery)
        .then(() => null)
        .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))),
    );
    if (failure instanceof UnreachableError) {
      return this.#recordUnreachable(delivery, failure, count() === 1);
    }
    // Any other outcome means that the service responded.
    this.#recordReachable();
    if (failure === null) {
      await markDelivered(db, delivery);
      return this.report('delivered', { delivery });
    }
    if (failure instanceof ExpiredError) return discard(db, delivery, failure.message);
    if (failure instanceof PermanentError) return this.#deadLetter(delivery, failure);
    if (delivery.attempts < maxAttempts) this.report('refused', { delivery, error: failure });
    return this.#postpone(delivery, failure);
  }

  async #recordUnreachable(
    delivery: Delivery,
    failure: UnreachableError,
    isAlone: boolean,
  ): Promise<void> {
    const isFirst = this.#unreachable === 0;
    // Deliveries that were in flight together met the same outage, which counts once.
    if (isFirst || isAlone) this.#unreachable += 1;
    this.report('unreachable', { delivery, error: failure });
    if (isFirst) {
      // Others were accepted until now, so this notification may be the cause: its attempt counts.
      return this.#postpone(delivery, failure);
    }
    const until = Date.now() + this.backoff();
    const { db } = this.#options;
    await postpone(db, delivery, { until, error: failure.message, counts: false });
  }

  #recordReachable(): void {
    if (this.#unreachable > 0) this.report('reachable', {});
    this.#unreachable = 0;
  }

  async #postpone(delivery: Delivery, failure: Error): Promise<void> {
    const { db, pace, maxAttempts } = this.#options;
    if (delivery.attempts >= maxAttempts) return this.#deadLetter(delivery, failure);
    const pause = backoffAfter(delivery.attempts, pace.retry);
    const { wait, remaining } =
      failure instanceof RetryableError ? failure : { wait: 0, remaining: null };
    const until = Date.now() + Math.max(pause, wait);
    await postpone(db, delivery, { until, error: failure.message, remaining });
  }

  async #deadLetter(delivery: Delivery, failure: Error): Promise<void> {
    this.report('given up', { delivery, error: failure });
    await deadLetter(this.#options.db, delivery, failure.message);
  }

  report(
    type: OutboxWorkerEvent['type'],
    details: Pick<OutboxWorkerEvent, 'delivery' | 'error'>,
  ): void {
    this.#options.report({ type, channel: this.#options.channel, ...details });
  }
}
