/** Works off what is owed by one channel, for as long as the process lives. */
import type { Db } from '#domain/database.ts';
import {
  type Channel,
  claimDue,
  type Delivery,
  giveUp,
  keepClaimed,
  markDelivered,
  postpone,
} from '#domain/outbox/index.ts';
import { NotNow, Undeliverable, Unreachable } from './failures.ts';
import { BETWEEN_ATTEMPTS, MOST_ATTEMPTS, pauseAfter, WHILE_UNREACHABLE } from './pauses.ts';

export interface CourierOptions {
  db: Db;
  channel: Channel;
  /** Hands one over; rejects with what `failures.ts` has, or anything else for "not now". */
  deliver: (delivery: Delivery) => Promise<void>;
  /** Told of the first failure in a row, of what is given up, and of what broke here. */
  report: (event: CourierEvent) => void;
  pauses?: typeof DEFAULT_PAUSES;
  mostAttempts?: number;
}

export interface CourierEvent {
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

const DEFAULT_PAUSES = { attempts: BETWEEN_ATTEMPTS, unreachable: WHILE_UNREACHABLE };

export class Courier {
  readonly #options: Required<CourierOptions>;
  readonly #underWay = new Map<string, Promise<void>>();
  /** Attempts in a row that met nobody. */
  #unreachable = 0;
  #isEnding = false;
  #wake = () => {};
  #loop: Promise<void> = Promise.resolve();

  constructor(options: CourierOptions) {
    this.#options = { pauses: DEFAULT_PAUSES, mostAttempts: MOST_ATTEMPTS, ...options };
  }

  start(): void {
    const renewal = setInterval(() => void this.#renew(), CLAIM / 3);
    renewal.unref();
    this.#loop = this.#work().finally(() => clearInterval(renewal));
  }

  /** There may be something new. */
  look(): void {
    // It does not make anybody come back.
    if (this.#unreachable === 0) this.#wake();
  }

  /**
   * Takes nothing more, and lets what is under way come to its end. What has not by then is taken
   * up again by the next one to look.
   * @param patience milliseconds
   */
  async stop(patience: number): Promise<void> {
    this.#isEnding = true;
    this.#wake();
    const ended = this.#loop.then(() => Promise.all(this.#underWay.values()));
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      ended,
      new Promise((resolve) => {
        timer = setTimeout(resolve, patience);
      }),
    ]);
    clearTimeout(timer);
  }

  async #work(): Promise<void> {
    while (!this.#isEnding) {
      const isIdle = await this.#take().catch((error: unknown) => {
        // The database is away; so are those who would owe something new.
        this.#report('broken', { error });
        return true;
      });
      if (this.#isEnding) return;
      if (this.#unreachable > 0 && this.#underWay.size === 0) {
        await this.#rest(pauseAfter(this.#unreachable, this.#options.pauses.unreachable));
      } else if (isIdle) await this.#rest(LOOK);
      else if (this.#underWay.size > 0) await Promise.race(this.#underWay.values());
    }
  }

  /** @returns whether there was less to do than could have been done */
  async #take(): Promise<boolean> {
    const { db, channel } = this.#options;
    const limit = (this.#unreachable > 0 ? 1 : AT_ONCE) - this.#underWay.size;
    if (limit <= 0) return false;
    const taken = await claimDue(db, { channel, limit, until: Date.now() + CLAIM });
    for (const delivery of taken) {
      const work = this.#attempt(delivery)
        .catch((error: unknown) => this.#report('broken', { delivery, error }))
        .finally(() => {
          this.#underWay.delete(delivery.id);
          this.#wake();
        });
      this.#underWay.set(delivery.id, work);
    }
    return taken.length < limit;
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const { db, deliver, mostAttempts } = this.#options;
    if (delivery.attempts > mostAttempts) {
      // It never came to an end: whoever tried it died of it, or hung.
      this.#report('given up', { delivery });
      return giveUp(db, delivery, 'Each attempt ended with the process');
    }
    try {
      await deliver(delivery);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof Unreachable) return this.#meetNobody(delivery, error);
      // Whatever was answered, somebody was there.
      this.#meetSomebody();
      if (error instanceof Undeliverable || delivery.attempts >= mostAttempts) {
        this.#report('given up', { delivery, error });
        return giveUp(db, delivery, reason);
      }
      const pause = pauseAfter(delivery.attempts, this.#options.pauses.attempts);
      const wait = error instanceof NotNow ? (error.wait ?? 0) : 0;
      return postpone(db, delivery, { until: Date.now() + Math.max(pause, wait), error: reason });
    }
    this.#meetSomebody();
    await markDelivered(db, delivery);
  }

  async #meetNobody(delivery: Delivery, error: Error): Promise<void> {
    const isFirst = this.#unreachable === 0;
    // Several that were under way together have met one and the same silence.
    if (isFirst || this.#underWay.size === 1) this.#unreachable += 1;
    if (isFirst) this.#report('unreachable', { delivery, error });
    const { db, pauses } = this.#options;
    const until = Date.now() + pauseAfter(this.#unreachable, pauses.unreachable);
    // Another one knocks next time, so that none is tried more than others.
    await postpone(db, delivery, { until, error: error.message, counts: false });
  }

  #meetSomebody(): void {
    if (this.#unreachable > 0) this.#report('reachable', {});
    this.#unreachable = 0;
  }

  async #renew(): Promise<void> {
    const { db } = this.#options;
    await keepClaimed(db, [...this.#underWay.keys()], Date.now() + CLAIM).catch((error: unknown) =>
      this.#report('broken', { error }),
    );
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

  #report(what: CourierEvent['what'], about: Pick<CourierEvent, 'delivery' | 'error'>): void {
    this.#options.report({ what, channel: this.#options.channel, ...about });
  }
}
