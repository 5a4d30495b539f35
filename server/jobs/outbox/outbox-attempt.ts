/** Makes one attempt to deliver outbox rows, and stores its outcome. */

import {
  type Channel,
  type Delivery,
  deadLetter,
  discard,
  markDelivered,
  postpone,
} from '#domain/messaging/outbox/index.ts';
import type { Db } from '#domain/support/database.ts';
import type { Span } from '#telemetry/span.ts';
import { inSpan } from '#telemetry/tracing.ts';
import { backoffAfter, DELIVERY_PACE, type DeliveryPace, MAX_ATTEMPTS } from './backoff.ts';
import { ExpiredError, PermanentError, RetryableError, UnreachableError } from './errors.ts';

export interface OutboxWorkerOptions {
  db: Db;
  channel: Channel;
  /** Topics that can be composed; all by default. */
  topics?: readonly string[];
  /** Rejects with an error of `errors.ts`. Any other error is retried. */
  deliver: (...deliveries: Delivery[]) => Promise<void>;
  /** Delivers rows together, one batch at a time. By default, each row is delivered on its own. */
  batches?: Batches;
  /** Called with the outcome of each attempt, and with errors of the database. */
  report: (event: OutboxWorkerEvent) => void;
  pace?: DeliveryPace;
  maxAttempts?: number;
}

export interface Batches {
  /** Rows at most. */
  size: number;
  /** Milliseconds between two batches, in which rows are collected. */
  interval: number;
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
  readonly #options: Required<Omit<OutboxWorkerOptions, 'topics' | 'batches'>>;
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

  /**
   * @param claimed one row, or a batch
   * @returns milliseconds for which the service asked to be sent nothing
   */
  make(claimed: readonly Delivery[], inFlight: InFlight): Promise<number> {
    const { channel } = this.#options;
    const [{ topic, attempts } = { topic: '', attempts: 0 }] = claimed;
    const attributes = {
      'site.channel': channel,
      'site.topic': topic,
      'site.attempt': attempts,
      'site.batch': claimed.length,
    };
    return inSpan('deliver notification', { kind: 'client', attributes }, (span) =>
      this.#make(claimed, inFlight, span),
    );
  }

  async #make(
    claimed: readonly Delivery[],
    { count, keepClaim }: InFlight,
    span: Span | undefined,
  ): Promise<number> {
    const { deliver, maxAttempts } = this.#options;
    const deliveries = claimed.filter(({ attempts }) => attempts <= maxAttempts);
    // Of the others, no attempt had an outcome: each process that made one crashed or hung.
    const crashed = claimed.filter(({ attempts }) => attempts > maxAttempts);
    await this.#storeEach(crashed, (db, delivery) => {
      this.report('given up', { delivery });
      return deadLetter(db, delivery, 'Each attempt ended with the process');
    });
    if (deliveries.length === 0) return 0;
    const failure = await keepClaim(() =>
      deliver(...deliveries)
        .then(() => null)
        .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))),
    );
    if (failure) span?.fail(failure);
    await this.#storeOutcome(deliveries, failure, count() === 1);
    return failure instanceof RetryableError ? failure.wait : 0;
  }

  async #storeOutcome(
    deliveries: readonly Delivery[],
    failure: Error | null,
    isAlone: boolean,
  ): Promise<void> {
    if (failure instanceof UnreachableError)
      return this.#recordUnreachable(deliveries, failure, isAlone);
    // Any other outcome means that the service responded.
    this.#recordReachable();
    if (failure === null) {
      await this.#storeEach(deliveries, markDelivered);
      for (const delivery of deliveries) this.report('delivered', { delivery });
      return;
    }
    await this.#storeEach(deliveries, (db, delivery) => {
      if (failure instanceof ExpiredError) return discard(db, delivery, failure.message);
      if (failure instanceof PermanentError) return this.#deadLetter(db, delivery, failure);
      const isLast = delivery.attempts >= this.#options.maxAttempts;
      if (!isLast) this.report('refused', { delivery, error: failure });
      return this.#postpone(db, delivery, failure);
    });
  }

  /** The outcome of a batch is one commit. */
  async #storeEach(
    deliveries: readonly Delivery[],
    store: (db: Db, delivery: Delivery) => Promise<void>,
  ): Promise<void> {
    const { db } = this.#options;
    const [first, ...others] = deliveries;
    if (!first) return;
    if (others.length === 0) return store(db, first);
    await db.transaction().execute(async (transaction) => {
      for (const delivery of deliveries) await store(transaction, delivery);
    });
  }

  async #recordUnreachable(
    deliveries: readonly Delivery[],
    failure: UnreachableError,
    isAlone: boolean,
  ): Promise<void> {
    const isFirst = this.#unreachable === 0;
    // Deliveries that were in flight together met the same outage, which counts once.
    if (isFirst || isAlone) this.#unreachable += 1;
    for (const delivery of deliveries) this.report('unreachable', { delivery, error: failure });
    const until = Date.now() + this.backoff();
    await this.#storeEach(deliveries, (db, delivery) =>
      isFirst
        ? // Others were accepted until now, so this notification may be the cause: it counts.
          this.#postpone(db, delivery, failure)
        : postpone(db, delivery, { until, error: failure.message, counts: false }),
    );
  }

  #recordReachable(): void {
    if (this.#unreachable > 0) this.report('reachable', {});
    this.#unreachable = 0;
  }

  async #postpone(db: Db, delivery: Delivery, failure: Error): Promise<void> {
    const { pace, maxAttempts } = this.#options;
    if (delivery.attempts >= maxAttempts) return this.#deadLetter(db, delivery, failure);
    const pause = backoffAfter(delivery.attempts, pace.retry);
    const { wait, remaining } =
      failure instanceof RetryableError ? failure : { wait: 0, remaining: null };
    const until = Date.now() + Math.max(pause, wait);
    await postpone(db, delivery, { until, error: failure.message, remaining });
  }

  async #deadLetter(db: Db, delivery: Delivery, failure: Error): Promise<void> {
    this.report('given up', { delivery, error: failure });
    await deadLetter(db, delivery, failure.message);
  }

  report(
    type: OutboxWorkerEvent['type'],
    details: Pick<OutboxWorkerEvent, 'delivery' | 'error'>,
  ): void {
    this.#options.report({ type, channel: this.#options.channel, ...details });
  }
}
