/** What people sent is kept for so long and no longer: erased at the start and once a day. */

import type { Db } from '#domain/database.ts';
import { type Cutoffs, eraseExpired } from '#domain/inbox/index.ts';
import type { Config } from './config.ts';

const DAY = 86_400_000;
/** For which a subscription waits to be confirmed: the link in the mail is long over by then. */
const PENDING = 30 * DAY;

type Kept = Pick<Config, 'applicationsKept' | 'messagesKept'>;

/**
 * Begins to erase, now and each day, without holding up whoever calls.
 * @returns a function that ends it, once what is under way has ended
 */
export function keepErasing(
  db: Db,
  kept: Kept,
  report: (error: unknown) => void,
): () => Promise<void> {
  const ending = new AbortController();
  let running = Promise.resolve();
  const erase = () => {
    running = running
      .then(() => eraseExpired(db, cutoffsOf(kept, Date.now()), ending.signal))
      .then(() => undefined, report);
  };
  erase();
  const timer = setInterval(erase, DAY);
  timer.unref();
  return () => {
    clearInterval(timer);
    ending.abort();
    return running;
  };
}

/** Before which times things have expired, by the settings. */
export function cutoffsOf({ applicationsKept, messagesKept }: Kept, now: number): Cutoffs {
  const cutoff = (months: number | null) => (months === null ? null : monthsBefore(now, months));
  return {
    applications: cutoff(applicationsKept),
    messages: cutoff(messagesKept),
    pending: messagesKept === null ? null : now - PENDING,
  };
}

/** The same time of day so many calendar months earlier, in epoch milliseconds. */
export function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // A month that has no such day ends before it.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
