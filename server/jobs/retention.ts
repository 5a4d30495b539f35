/** Erases submissions whose retention period is over, at the start and once a day. */

import { cutoffsOf, eraseAllTurns, type RetentionPeriods } from '#domain/inbox/retention.ts';
import {
  type ErasureCounts,
  planExpiry,
  unusualExpiry,
} from '#domain/inbox/stored-submissions/index.ts';
import { KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';
import { CLOCK_TRIAL, checkClock } from '#domain/support/clock.ts';
import { commandText } from '#domain/support/command-text.ts';
import type { Db } from '#domain/support/database.ts';
import { countRound } from './job-meter.ts';

const DAY = 86_400_000;

/**
 * Starts to erase, now and each day, without blocking the caller.
 * @param warn called with the reason why nothing is erased, if a person has to know it
 * @returns a function that stops it, and resolves when the current batch has ended
 */
export function eraseDaily(
  db: Db,
  periods: RetentionPeriods,
  warn: (line: string) => void,
  report: (error: unknown) => void,
  kinds: Kinds = KINDS,
): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  let running = Promise.resolve();
  const erase = () => {
    running = running
      .then(() =>
        countRound('retention', eraseDue(db, periods, { now: Date.now(), warn, signal, kinds })),
      )
      .catch(report);
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

interface ErasureContext {
  /** Epoch milliseconds. */
  now: number;
  warn: (line: string) => void;
  signal?: AbortSignal;
  kinds?: Kinds;
}

/**
 * Erases expired submissions, unless the clock cannot be trusted or far more have expired than
 * usual. Then it erases nothing until the clock is steady or a person confirms, and logs that.
 */
export async function eraseDue(
  db: Db,
  periods: RetentionPeriods,
  { now, warn, signal, kinds = KINDS }: ErasureContext,
): Promise<void> {
  const { isTrusted, steadySince } = await checkClock(db, now);
  const cutoffs = cutoffsOf(periods, now);
  const due = await planExpiry(db, cutoffs, signal, kinds);
  const rows = describeCounts(due);
  if (signal?.aborted || rows === '') return;
  if (!isTrusted) {
    const trial = `${CLOCK_TRIAL / DAY} days (so far since ${new Date(steadySince).toISOString()})`;
    warn(
      `Nothing is erased until the clock has run steadily for ${trial}. Expired by this clock: ${rows}. See ${commandText('inbox', 'erase --expired')}`,
    );
    return;
  }
  const unusual = await unusualExpiry(db, due, kinds);
  if (unusual) {
    const { expired, total, table } = unusual;
    warn(
      `Nothing is erased: ${expired} of ${total} rows of ${table} have expired, which is unusual. If this is correct, run: ${commandText('inbox', 'erase --expired --yes')}`,
    );
    return;
  }
  await eraseAllTurns(db, cutoffs, { signal, kinds });
}

/** Such as `12 applications, 3 leads`; empty if there are none. */
function describeCounts(counts: ErasureCounts): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${count} ${table}`)
    .join(', ');
}
